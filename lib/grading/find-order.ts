import type { CompiledAlternative } from "./compiled-case.ts";
import type { MatchedPair } from "./matching.ts";
import type { PreparedRecord } from "./prepared-record.ts";
import { preview } from "./preview.ts";
import type { Finding } from "./result.ts";

/**
 * Where a sequence was asked for (G19): each pair's call must come after the one expected before it, in a later
 * turn where turns are known. Adds a finding for each pair of neighbours that does not.
 */
export function findOrder(
  alternative: CompiledAlternative,
  { calls }: PreparedRecord,
  pairs: readonly MatchedPair[],
  out: Finding[],
): void {
  for (let at = 1; at < pairs.length; at += 1) {
    const before = pairs[at - 1];
    const after = pairs[at];
    if (before === undefined || after === undefined) continue;
    const first = calls[before.call];
    const second = calls[after.call];
    if (first === undefined || second === undefined) continue;
    const falls = second.index < first.index;
    const turn = first.call.turn;
    if (!falls && (turn === null || turn !== second.call.turn)) continue;
    const name = (index: number) => alternative.expected[index]?.name ?? "";
    const one = preview(name(before.expected));
    const other = preview(name(after.expected));
    out.push({
      claim: "order",
      kind: falls ? "out_of_order" : "same_turn",
      callIndex: second.index,
      expectedIndex: after.expected,
      tool: name(after.expected),
      path: null,
      expected: JSON.stringify([first.call.name, second.call.name].map(bounded)),
      actual: falls ? JSON.stringify([second.call.name, first.call.name].map(bounded)) : `turn ${turn}`,
      message: falls
        ? `${other} (call ${second.index}) was called before ${one} (call ${first.index}), expected after it.`
        : `${one} (call ${first.index}) and ${other} (call ${second.index}) were called in one turn, expected one after the other.`,
    });
  }
}

function bounded(name: string): string {
  return name.length > 1000 ? `${name.slice(0, 1000)}…` : name;
}
