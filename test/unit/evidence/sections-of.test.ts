import { expect, test } from "vitest";
import { sectionsOf } from "../../../lib/evidence/sections-of.ts";
import type { Finding } from "../../../lib/grading/result.ts";

const finding = (callIndex: number | null, expectedIndex: number | null): Finding => ({
  claim: "value",
  kind: "wrong_value",
  callIndex,
  expectedIndex,
  tool: null,
  path: null,
  expected: null,
  actual: null,
  message: "",
});
const short = (sections: ReturnType<typeof sectionsOf>) =>
  sections.map((one) =>
    `${one.expectedIndex ?? "-"}:${one.callIndex ?? "-"} ${one.findings.join(",")}`.trim(),
  );

test("calls stand in the order they were emitted, each with its partner and its findings", () => {
  const pairs = [
    { expectedIndex: 0, callIndex: 2 },
    { expectedIndex: 1, callIndex: 0 },
  ];
  const findings = [finding(2, 0), finding(1, null), finding(2, 0)];
  expect(short(sectionsOf({ pairs, findings }, 3, 2))).toEqual(["1:0", "-:1 1", "0:2 0,2"]);
});

test("an expected call that was not made stands before the next one that was", () => {
  const pairs = [
    { expectedIndex: 1, callIndex: 0 },
    { expectedIndex: 0, callIndex: null },
  ];
  const findings = [finding(null, 0), finding(null, 2)];
  expect(short(sectionsOf({ pairs, findings }, 1, 3))).toEqual(["0:- 0", "1:0", "2:- 1"]);
});

test("no call and no expectation make no section", () => {
  expect(sectionsOf({ pairs: [], findings: [] }, 0, 0)).toEqual([]);
});
