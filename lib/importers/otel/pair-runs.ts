import { canonicalJson } from "../../json/canonical-json.ts";
import { parseJson } from "../../json/parse-json.ts";
import type { Emitted } from "./emitted.ts";
import { grouped } from "./grouped.ts";
import { nextFree } from "./next-free.ts";
import type { ToolRun } from "./tool-run.ts";

export type Pair = {
  readonly emitted: Emitted | null;
  /** The runs of the call, in order: more than one where the same call was tried again. */
  readonly runs: readonly ToolRun[];
  /** How they were found to belong together; null where there is nothing to pair. */
  readonly by: "call id" | "name and arguments" | "name and order" | null;
  /** Why another pairing is possible. */
  readonly doubt: string | null;
};

type Open = { readonly emitted: Emitted; runs: ToolRun[]; by: Pair["by"]; doubt: string | null };

/**
 * Which runs of tools belong to which calls: by the call's id, else by the tool's name and equal arguments, else by name
 * and order. Ids that differ are never paired, unless name and arguments are equal. Runs that are left are calls that no
 * answer tells.
 */
export function pairRuns(all: readonly Emitted[], runs: readonly ToolRun[]): Pair[] {
  const open: Open[] = all.map((emitted) => ({ emitted, runs: [], by: null, doubt: null }));
  const left = new Set(runs);
  const take = (call: Open | undefined, run: ToolRun, by: Pair["by"], doubt: string | null = null) => {
    if (call === undefined) return;
    call.runs.push(run);
    call.by ??= by;
    call.doubt ??= doubt;
    left.delete(run);
  };
  const free = nextFree<Open>((one) => one.runs.length === 0);
  const byId = grouped(open, ({ emitted }) => emitted.call.id);
  const byIdAndName = grouped(open, ({ emitted }) => JSON.stringify([emitted.call.id, emitted.call.name]));
  for (const run of runs) {
    if (run.callId === null) continue;
    const same = byId.get(run.callId);
    const named = byIdAndName.get(JSON.stringify([run.callId, run.name]));
    const again = same?.length === 1 && named?.length === 1 ? named[0] : undefined;
    take(free(named) ?? free(same) ?? again, run, "call id");
  }
  const byArguments = grouped(open, ({ emitted }) => key(emitted.call.name, emitted.call.argumentsRaw));
  for (const run of [...left]) {
    if (run.argumentsText === null) continue;
    const call = free(byArguments.get(key(run.name, run.argumentsText)));
    const differ = call !== undefined && run.callId !== null && call.emitted.call.id !== null;
    take(call, run, "name and arguments", differ ? "the ids differ" : null);
  }
  const waiting = grouped(left, ({ name }) => name);
  const unrun = open.filter((one) => one.runs.length === 0);
  const byName = grouped(unrun, ({ emitted }) => emitted.call.name);
  const withoutId = grouped(
    unrun.filter(({ emitted }) => emitted.call.id === null),
    ({ emitted }) => emitted.call.name,
  );
  for (const run of [...left]) {
    const call = free((run.callId === null ? byName : withoutId).get(run.name));
    const many = (waiting.get(run.name)?.length ?? 0) > 1 || (byName.get(run.name)?.length ?? 0) > 1;
    take(call, run, "name and order", many ? "several calls of this name have no other sign" : null);
  }
  return [
    ...open.map((one) => ({ ...one })),
    ...[...left].map((run) => ({ emitted: null, runs: [run], by: null, doubt: null })),
  ];
}

function key(name: string, text: string | null): string {
  const parsed = text === null ? null : parseJson(text);
  return JSON.stringify([name, parsed?.ok ? canonicalJson(parsed.node) : text]);
}
