import { createRuleNode } from "../grading/create-rule-node.ts";
import type { NormalizerUse } from "../grading/model.ts";
import { NORMALIZERS } from "../grading/normalizers/registry.ts";
import { parseSource } from "../grading/parse-source.ts";
import { valueKey } from "../grading/value-key.ts";

/** Values of every kind that normalizers are about, each in several spellings. */
const PROBES: readonly string[] = [
  ...["42", "42.0", '"42"', '"42.00"', "4200", "0", "1", '"0"', "true", '"True"', "null", '"null"'],
  ...["[]", '"[]"', "{}", '"{}"', "[1,2]", "[2,1]", "[1,2,2]", "[1,1,2]"],
  ...['"a"', '"A"', '" a"', '"a "', '"\u00e4"', '"a\u0308"', '"\u00c4"'],
  ...['"2026-03"', '"2026-03-01"', '"2026-03-02"', '"2026-03-01T09:00:00Z"', '"2026-03-01T10:00:00+01:00"'],
  ...['"2026-03-01T11:00:00Z"', '"PT42S"', '"42s"', '"00:00:42"', '"PT1H10M"', '"70m"'],
];

/**
 * How much a normalizer takes for equal by its nature: how many of some forty different literals it can no longer tell
 * from another one. Of two that do the same to the values at hand the one of less breadth promises less.
 *
 * @example breadthOf({ use: "number", options: {} }) < breadthOf({ use: "duration_seconds", options: {} }) // true
 */
export function breadthOf({ use, options }: NormalizerUse): number {
  const normalizer = Object.hasOwn(NORMALIZERS, use) ? NORMALIZERS[use] : undefined;
  if (normalizer === undefined) return 0;
  const rules = { ...createRuleNode(), normalizer, options };
  const groups = new Map<string, number>();
  for (const probe of PROBES) {
    const source = parseSource(probe);
    if (source === null) continue;
    const key = valueKey(source.node, source.text, rules);
    groups.set(key, (groups.get(key) ?? 0) + 1);
  }
  return [...groups.values()].reduce((sum, size) => sum + (size > 1 ? size : 0), 0);
}
