import type { JsonSource } from "../grading/json-source.ts";
import type { RuleNode } from "../grading/rule-node.ts";
import { sameRendering } from "../grading/same-rendering.ts";
import { valueKey } from "../grading/value-key.ts";

export type Collisions = {
  /** Different values, renderings of one value counted once. */
  readonly literals: number;
  /** How many of them can no longer be told from another one. */
  readonly merged: number;
  /** At most three pairs of literals that become equal. */
  readonly examples: readonly (readonly [string, string])[];
};

const EXAMPLES = 3;

/**
 * What discrimination a rule costs: of the values that cases expect of a parameter, how many different ones it makes
 * equal. `before` and `after` are the rules at the parameter. Values that are the same but for their rendering (G14)
 * are one value to begin with.
 *
 * @example countCollisions([parsed('"2026-03-01"'), parsed('"2026-03-02"')], null, month).merged // 2
 */
export function countCollisions(
  values: Iterable<JsonSource>,
  before: RuleNode | null,
  after: RuleNode | null,
): Collisions {
  const different = new Map<string, JsonSource>();
  for (const value of values) {
    const key = valueKey(value.node, value.text, before);
    if (!different.has(key)) different.set(key, value);
  }
  const groups = new Map<string, JsonSource[]>();
  for (const value of different.values()) {
    const key = valueKey(value.node, value.text, after);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else if (!group.some(({ node }) => sameRendering(node, value.node))) group.push(value);
  }
  const merged = [...groups.values()].filter((group) => group.length > 1);
  const count = (some: readonly JsonSource[][]) => some.reduce((sum, group) => sum + group.length, 0);
  return {
    literals: count([...groups.values()]),
    merged: count(merged),
    examples: merged
      .slice(0, EXAMPLES)
      .map((group): readonly [string, string] => [literalOf(group[0]), literalOf(group[1])]),
  };
}

function literalOf(source: JsonSource | undefined): string {
  return source === undefined ? "" : source.text.slice(source.node.start, source.node.end);
}
