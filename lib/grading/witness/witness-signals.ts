import type { PreparedRecord } from "../prepared-record.ts";
import type { Signal } from "../result.ts";
import { compareAccounts } from "./compare-accounts.ts";

const NONE: readonly Signal[] = Object.freeze([]);

/** Each difference between the accounts of a trial as a signal of its record (G22). */
export function witnessSignals(record: PreparedRecord): readonly Signal[] {
  if (!record.hasLog && !record.hasHandler) return NONE;
  return compareAccounts(record).rows.flatMap(({ wire, handlers, log, differences }) => {
    const call = wire ?? handlers[0] ?? log;
    // A call of another record has no place in this one.
    const isOwn = call !== null && record.source.toolCalls[call.index] === call.call;
    const tool =
      wire === null && handlers[0] !== undefined
        ? (handlers[0].call.dispatchedName ?? handlers[0].call.name)
        : call?.call.name;
    return differences.map(({ kind, path, message }) => ({
      signal: "witness" as const,
      callIndex: isOwn ? (call?.index ?? null) : null,
      tool: tool ?? null,
      path,
      detail: kind,
      message,
    }));
  });
}
