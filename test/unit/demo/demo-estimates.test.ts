import { expect, test } from "vitest";
import { DEMO_SEED } from "../../../lib/demo/demo-seed.ts";
import { estimateSample } from "../../../lib/stats/estimate-sample.ts";
import { demoStrata } from "./demo-strata.ts";
import { callCounts, gradedDemo } from "./graded-demo.ts";

const graded = gradedDemo(DEMO_SEED);
const judged = graded.filter(({ results }) => results.exact.verdict !== "ungraded");
const known = callCounts(graded, "exact");

/** One seed's interval may miss; that is what 95 % says. So it is asked of many. */
test.each([
  ["calls", known.failingWrong / known.calls],
  ["records", judged.filter(({ truth }) => truth.record === "agent_wrong").length / judged.length],
] as const)("of 200 seeds, nearly all give an interval that holds the share of wrong %s", (unit, share) => {
  const holding = Array.from({ length: 200 }, (_, seed) => {
    const { audited } = estimateSample(demoStrata(graded, unit, String(seed)));
    return audited !== null && audited.low <= share && share <= audited.high;
  });
  // 180: three standard errors and a bit under 190.
  expect(holding.filter(Boolean).length).toBeGreaterThanOrEqual(180);
});
