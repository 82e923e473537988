import type { ReadArguments } from "../../json/read-arguments.ts";
import { boundedLiteral } from "../bounded-literal.ts";
import { boundedText } from "../bounded-text.ts";
import { compareValue } from "../compare-value.ts";
import { createComparison } from "../create-comparison.ts";
import { createWant } from "../create-want.ts";
import { textOfLink } from "../text-of-link.ts";

/** How one argument differs: `value`, or `type` where it is the same value rendered differently (G14). */
export type ArgumentDifference = {
  readonly of: "value" | "type";
  readonly path: string | null;
  readonly said: string | null;
  readonly was: string | null;
};

const NONE: readonly ArgumentDifference[] = Object.freeze([]);

/**
 * Where the arguments that an account tells differ from those that were seen, one entry a path; an argument that one
 * side lacks is a value that differs. Arguments that can't be read as an object are compared as one value.
 */
export function argumentDifferences(seen: ReadArguments, told: ReadArguments): readonly ArgumentDifference[] {
  if (seen.text === told.text && seen.form === told.form) return NONE;
  if (seen.object === null || told.object === null) {
    return seen.text === told.text
      ? NONE
      : [{ of: "value", path: null, said: wholeOf(told), was: wholeOf(seen) }];
  }
  const comparison = createComparison(told.text);
  compareValue(createWant(seen.object, seen.text, null, null, null), told.object, null, comparison);
  const found = new Map<string | null, ArgumentDifference>();
  for (const { kind, path, want, node } of comparison.differences) {
    const at = textOfLink(path);
    const before = found.get(at);
    const of = kind === "wrong_type" ? "type" : "value";
    if (before !== undefined && before.of === "value") continue;
    found.set(at, {
      of,
      path: at,
      said: node === null ? null : boundedLiteral(told.text, node),
      was: want === null ? null : boundedLiteral(want.text, want.node),
    });
  }
  const twice = (read: ReadArguments) => read.form === "double_encoded";
  if (found.size === 0 && twice(seen) !== twice(told)) {
    return [{ of: "type", path: null, said: wholeOf(told), was: wholeOf(seen) }];
  }
  return [...found.values()];
}

/** The whole of some arguments, as they were written; an inner text stands for the string that it was read from. */
function wholeOf({ form, text }: ReadArguments): string {
  if (form === "absent") return "";
  return boundedText(form === "double_encoded" ? JSON.stringify(text) : text);
}
