import { boundedLiteral } from "./bounded-literal.ts";
import type { CompiledAlternative, CompiledCase } from "./compiled-case.ts";
import { effectOfCall } from "./effect-of-call.ts";
import type { Matching } from "./matching.ts";
import type { PreparedRecord } from "./prepared-record.ts";
import { preview } from "./preview.ts";
import type { Finding } from "./result.ts";
import { secondHalfRepeats } from "./second-half-repeats.ts";

/**
 * What the calls left over amount to (G10); adds the findings to `out`. Gives why `extra` could not be checked
 * (G6: an undeclared tool that is not expected was called, and the case forbids other side effects), or null.
 */
export function findExtraCalls(
  { suite, source }: CompiledCase,
  alternative: CompiledAlternative,
  { calls }: PreparedRecord,
  matching: Matching,
  out: Finding[],
): string | null {
  let unchecked: string | null = null;
  let doubled: boolean | null = null;
  for (const place of matching.left) {
    const prepared = calls[place];
    if (prepared === undefined) continue;
    const { name } = prepared.call;
    const effect = effectOfCall(suite, name);
    const isExpected = alternative.byName.has(name);
    if (effect === "undeclared") {
      if (!isExpected && source.forbidOtherSideEffects) {
        unchecked ??= `${preview(name)} was called, and it is not declared whether it has side effects.`;
      }
      continue;
    }
    if (effect === "read_only" || !(isExpected || source.forbidOtherSideEffects)) continue;
    doubled ??= secondHalfRepeats(calls);
    const unregistered = effect === "unregistered" ? ", which is not registered and so counts as one" : "";
    const shown = name === "" ? "a call without a name" : preview(name);
    const raw = prepared.call.argumentsRaw;
    out.push({
      claim: isExpected ? "count" : "extra",
      kind: isExpected ? "too_many_calls" : "other_side_effect",
      callIndex: prepared.index,
      expectedIndex: null,
      tool: name,
      path: null,
      expected: null,
      actual:
        raw === null ? null : boundedLiteral(raw, { type: "null", value: null, start: 0, end: raw.length }),
      message: isExpected
        ? `${shown} was called more often than expected${doubled ? "; the second half of the calls repeats the first, ids included" : ""}.`
        : `Another side effect: ${shown}${unregistered}.`,
    });
  }
  return unchecked;
}
