import type { NormalizerUse } from "../grading/model.ts";

/**
 * A normalizer with its options in one line, as `parseRuleText` reads it.
 *
 * @example ruleText({ use: "money_cents", options: { minor_digits: 3 } }) // 'money_cents{"minor_digits":3}'
 */
export function ruleText({ use, options }: NormalizerUse): string {
  return Object.keys(options).length === 0 ? use : `${use}${JSON.stringify(options)}`;
}
