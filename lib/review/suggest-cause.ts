import { nearMiss } from "../evidence/near-miss.ts";
import { sameElements } from "../evidence/same-elements.ts";
import type { Finding } from "../grading/result.ts";
import { sameRendering } from "../grading/same-rendering.ts";
import { jsonEqual } from "../json/json-equal.ts";
import type { JsonText } from "../json/json-node.ts";
import { parseJson } from "../json/parse-json.ts";
import type { LabelCause } from "../labels/causes.ts";

/** What the evidence of one unit shows. */
export type Sight = {
  /** Of the sample's instrument. */
  readonly findings: readonly Finding[];
  /** Of the same unit with normalizers and defaults applied: what is not among them is equal after normalizing. */
  readonly normalized: readonly Pick<Finding, "callIndex" | "path">[];
  /** The default that a tool states for a parameter, as JSON text. */
  readonly defaultOf: (tool: string, path: string) => JsonText | null;
  /** A call says again what an earlier one said, with nothing changed in between. */
  readonly repeats: boolean;
};

/**
 * The cause that the evidence itself shows, to be suggested and never more; null where it shows none. A failure
 * is explained only where each of its findings is; then the first one's cause is named.
 *
 * @example suggestCause({ findings: [swapped], normalized: [swapped], defaultOf, repeats: false }) // "argument_order"
 */
export function suggestCause(sight: Sight): LabelCause | null {
  if (sight.findings.length === 0) return sight.repeats ? "repeated_call" : null;
  const causes = sight.findings.map((finding) => explain(finding, sight));
  return causes.includes(null) ? null : (causes[0] ?? null);
}

function explain(finding: Finding, { normalized, defaultOf }: Sight): LabelCause | null {
  const { kind, tool, path } = finding;
  if (kind === "repeated_call") return "repeated_call";
  if (kind === "unexpected_argument") {
    const fallback = tool === null || path === null ? null : defaultOf(tool, path);
    return fallback !== null && equal(fallback, finding.actual) ? "stated_default" : null;
  }
  if (kind !== "wrong_value" && kind !== "wrong_type") return null;
  const expected = located(finding.expected);
  const actual = located(finding.actual);
  if (expected !== null && actual !== null) {
    if (sameElements(expected, actual)) return "argument_order";
    if (sameRendering(expected.node, actual.node)) return "equivalent_encoding";
    if (expected.node.type === "string" && actual.node.type === "string") {
      if (nearMiss(expected.node.value, actual.node.value) !== null) return "equivalent_encoding";
    }
  }
  const remains = normalized.some(
    (other) => other.callIndex === finding.callIndex && other.path === finding.path,
  );
  return remains ? null : "equivalent_encoding";
}

function located(text: string | null) {
  const parsed = text === null ? null : parseJson(text);
  return parsed?.ok && text !== null ? { text, node: parsed.node } : null;
}

function equal(left: string, right: string | null): boolean {
  const [a, b] = [located(left), located(right)];
  return a !== null && b !== null && jsonEqual(a.node, b.node);
}
