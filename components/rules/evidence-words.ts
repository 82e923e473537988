import type { SuggestionEvidence } from "@/lib/commands/rules/rule-suggestion";
import { RELATIONS } from "@/lib/grading/relations";

const SAID: Readonly<Record<string, string>> = {
  "same elements, other order": "the same elements in another order",
  "same text, other Unicode form": "the same text in another Unicode form",
  "same text, other case": "the same text in upper or lower case",
  "same text, other white space": "the same text with other white space",
  "beginning of the text": "only the beginning of the text",
  "text with something after it": "the text with something after it",
};

/**
 * What alike findings have in common, as part of a sentence.
 *
 * @example evidenceWords({ expectedShape: "list", actualShape: "same elements, other order", findings: 64 })
 * // "the same elements in another order"
 */
export function evidenceWords({ expectedShape, actualShape }: SuggestionEvidence): string {
  if ((RELATIONS as readonly string[]).includes(actualShape)) return SAID[actualShape] ?? actualShape;
  const [expected, actual] = [expectedShape || "nothing", actualShape || "nothing"];
  return expected === actual ? `another ${actual}` : `${actual} where ${expected} is expected`;
}
