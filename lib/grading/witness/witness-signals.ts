import type { CompiledSuite } from "../compiled-suite.ts";
import { effectOfCall } from "../effect-of-call.ts";
import type { PreparedRecord } from "../prepared-record.ts";
import type { Signal } from "../result.ts";
import { compareAccounts } from "./compare-accounts.ts";

const ONLY_READS = "It only reads.";
const NONE: readonly Signal[] = Object.freeze([]);

/** Each difference between the accounts of a trial as a signal of its record (G22); of a tool that only reads it says so. */
export function witnessSignals(suite: CompiledSuite, record: PreparedRecord): readonly Signal[] {
  if (!record.hasLog && !record.hasHandler) return NONE;
  return compareAccounts(record).rows.flatMap(({ wire, handlers, log, differences }) => {
    const call = wire ?? handlers[0] ?? log;
    // A call of another record has no place in this one.
    const isOwn = call !== null && record.source.toolCalls[call.index] === call.call;
    const tool =
      wire === null && handlers[0] !== undefined
        ? (handlers[0].call.dispatchedName ?? handlers[0].call.name)
        : call?.call.name;
    const onlyReads = tool !== undefined && effectOfCall(suite, tool) === "read_only";
    return differences.map(({ kind, path, message }) => ({
      signal: "witness" as const,
      callIndex: isOwn ? (call?.index ?? null) : null,
      tool: tool ?? null,
      path,
      detail: kind,
      message: kind === "not_reported" && onlyReads ? `${message} ${ONLY_READS}` : message,
    }));
  });
}
