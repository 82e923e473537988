import { expect, it } from "vitest";
import { yamlScalar } from "../../../lib/expectations/yaml-scalar.ts";

it.each([
  ["issue_refund", "issue_refund"],
  ["refunds/damaged-1.2", "refunds/damaged-1.2"],
  ["Yes", '"Yes"'],
  ["null", '"null"'],
  ["2026-03", '"2026-03"'],
  ["", '""'],
  ["- a", '"- a"'],
  ["a: b #c", '"a: b #c"'],
  ["two\nlines", '"two\\nlines"'],
  ["next\u0085line\u2028\ufeff", '"next\\u0085line\\u2028\\ufeff"'],
  ["\ud83d", '"\\ud83d"'],
  ["\u{1f600}", '"\u{1f600}"'],
])("%j is written as %s", (text, written) => {
  expect(yamlScalar(text)).toBe(written);
});
