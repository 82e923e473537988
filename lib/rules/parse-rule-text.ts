import type { NormalizerUse } from "../grading/model.ts";

/**
 * Reads a normalizer with its options, a JSON object right behind its name; null where the text is neither.
 *
 * @example parseRuleText('prefix {"length": 7}') // { use: "prefix", options: { length: 7 } }
 */
export function parseRuleText(text: string): NormalizerUse | null {
  const brace = text.indexOf("{");
  const use = (brace < 0 ? text : text.slice(0, brace)).trim();
  if (use === "") return null;
  if (brace < 0) return { use, options: {} };
  try {
    // An object, as it begins with a brace and is JSON.
    return { use, options: JSON.parse(text.slice(brace)) as NormalizerUse["options"] };
  } catch {
    return null;
  }
}
