import type { NormalizerUse } from "../grading/model.ts";
import { NORMALIZERS } from "../grading/normalizers/registry.ts";
import { parseSource } from "../grading/parse-source.ts";

/** An expected and an actual literal that differ, as a finding on the parameter itself holds them. */
export type LiteralPair = { readonly expected: string | null; readonly actual: string | null };

/**
 * The normalizers, with their default options, that may settle findings on a parameter: those of single values that
 * read some pair as equal, and those of lists where there is a pair of lists or where findings are on items below.
 * Whether they do settle them is for grading to say. A literal that is no whole JSON (it was cut) says nothing.
 *
 * @example listCandidates([{ expected: "5", actual: '"5"' }], false).map(({ use }) => use) // ["money_cents", …]
 */
export function listCandidates(pairs: Iterable<LiteralPair>, isOnItems: boolean): readonly NormalizerUse[] {
  const found = new Set<string>();
  const suggested = Object.values(NORMALIZERS).filter((normalizer) => normalizer.suggested);
  for (const pair of pairs) {
    const [expected, actual] = [parseSource(pair.expected), parseSource(pair.actual)];
    if (expected === null || actual === null) continue;
    const areLists = expected.node.type === "array" && actual.node.type === "array";
    for (const normalizer of suggested) {
      if (found.has(normalizer.name)) continue;
      if (normalizer.form === "list") {
        if (areLists) found.add(normalizer.name);
        continue;
      }
      const [one, other] = [expected, actual].map(({ node, text }) => normalizer.read(node, text, {}));
      if (!one?.readable || !other?.readable) continue;
      const isEqual =
        normalizer.form === "pair" ? normalizer.equal(one.key, other.key, {}) : one.key === other.key;
      if (isEqual) found.add(normalizer.name);
    }
  }
  return suggested
    .filter(({ name, form }) => found.has(name) || (form === "list" && isOnItems))
    .map(({ name }) => ({ use: name, options: {} }));
}
