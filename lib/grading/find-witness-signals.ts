import { argumentsOf } from "./arguments-of.ts";
import type { CompiledSuite } from "./compiled-suite.ts";
import { effectOfCall } from "./effect-of-call.ts";
import type { PreparedCall, PreparedRecord } from "./prepared-record.ts";
import { preview } from "./preview.ts";
import type { Signal } from "./result.ts";
import { valueKey } from "./value-key.ts";

/**
 * Where the agent's own account and the witness disagree (G22): `not_witnessed`, a call that only the agent
 * reports; `not_reported`, a call with a possible side effect that it leaves out. Calls agree where name and
 * arguments are equal, each serving once.
 */
export function findWitnessSignals(suite: CompiledSuite, record: PreparedRecord, out: Signal[]): void {
  const open = new Map<string, PreparedCall[]>();
  for (const seen of record.calls) {
    const key = keyOf(seen);
    const same = open.get(key);
    if (same === undefined) open.set(key, [seen]);
    else same.push(seen);
  }
  for (const told of record.hearsay) {
    if (open.get(keyOf(told))?.shift() !== undefined) continue;
    out.push(signal(told, "not_witnessed", "is in the agent's own log, but nobody else saw it"));
  }
  for (const seen of [...open.values()].flat().sort((a, b) => a.index - b.index)) {
    if (effectOfCall(suite, seen.call.name) === "read_only") continue;
    out.push(signal(seen, "not_reported", "was recorded, but the agent's own log leaves it out"));
  }
}

function keyOf(prepared: PreparedCall): string {
  const read = argumentsOf(prepared);
  const args =
    read.object === null ? `!${prepared.call.argumentsRaw}` : valueKey(read.object, read.text, null);
  return JSON.stringify([prepared.call.name, args]);
}

function signal({ call, index }: PreparedCall, detail: string, says: string): Signal {
  return {
    signal: "witness",
    callIndex: index,
    tool: call.name,
    path: null,
    detail,
    message: `${preview(call.name)} (call ${index}) ${says}.`,
  };
}
