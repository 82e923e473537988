import { canonicalJson } from "../json/canonical-json.ts";
import { compareCodePoints } from "../json/compare-code-points.ts";
import type { JsonNode } from "../json/json-node.ts";
import { lastMembers } from "../json/last-members.ts";
import type { RuleNode } from "./rule-node.ts";
import { ruleOfItem } from "./rule-of-item.ts";
import { ruleOfKey } from "./rule-of-key.ts";

/** Rules deeper than this are not applied: no declared path is, and the stack stays small. */
const MAX_DEPTH = 64;

/**
 * A text that two values share exactly when they are equal under the rules: normalized where declared, members
 * that state their default left out, everything else as canonical JSON. Without rules it is canonical JSON.
 * A normalizer that compares by closeness counts with its reading, so there equal keys are sufficient only.
 */
export function valueKey(node: JsonNode, text: string, rules: RuleNode | null, depth = 0): string {
  if (rules === null || depth > MAX_DEPTH) return canonicalJson(node);
  const { normalizer } = rules;
  if (normalizer !== null && normalizer.form !== "list") {
    const read = normalizer.read(node, text, rules.options);
    // The mark keeps a reading apart from a plain value that happens to look like it.
    if (read.readable) return `~${JSON.stringify(read.key)}`;
    return canonicalJson(node);
  }
  if (node.type === "array") {
    const keys = node.items.map((item, index) => valueKey(item, text, ruleOfItem(rules, index), depth + 1));
    if (normalizer?.form !== "list") return `[${keys.join(",")}]`;
    keys.sort();
    const counted = normalizer.repeats === "counted" ? keys : [...new Set(keys)];
    return `{[${counted.join(",")}]}`;
  }
  if (node.type !== "object") return canonicalJson(node);
  const parts: string[] = [];
  const members = [...lastMembers(node).values()].sort((a, b) => compareCodePoints(a.key, b.key));
  for (const { key, value } of members) {
    const rule = ruleOfKey(rules, key);
    const own = valueKey(value, text, rule, depth + 1);
    const fallback = rule?.default ?? null;
    if (fallback !== null && own === valueKey(fallback.node, fallback.text, rule, depth + 1)) continue;
    parts.push(`${JSON.stringify(key)}:${own}`);
  }
  return `{${parts.join(",")}}`;
}
