import { failingCalls } from "../../../lib/grading/failing-calls.ts";
import { itemId } from "../../../lib/labels/item-id.ts";
import type { LabelledStratum } from "../../../lib/stats/labelled-stratum.ts";
import { selectSample } from "../../../lib/stats/select-sample.ts";
import type { GradedRecord } from "./graded-demo.ts";

const SIZES = { calls: { failed: 100, clean: 0 }, records: { failed: 60, clean: 120 } } as const;

/** The strata of the demo's sample of a unit under `exact`, as another seed would have drawn it. */
export function demoStrata(
  graded: readonly GradedRecord[],
  unit: "calls" | "records",
  seed: string,
): readonly LabelledStratum[] {
  const failed = new Map<string, boolean>();
  const clean = new Map<string, boolean>();
  for (const { record, truth, results } of graded) {
    const result = results.exact;
    if (result.verdict === "ungraded") continue;
    if (unit === "records") {
      const of = result.verdict === "fail" ? failed : clean;
      of.set(itemId(record.recordId, null), truth.record === "agent_wrong");
      continue;
    }
    const failing = new Set(failingCalls(result));
    for (const [index, call] of truth.calls.entries()) {
      const of = failing.has(index) ? failed : clean;
      of.set(itemId(record.recordId, index), call.truth === "agent_wrong");
    }
  }
  const sizes = SIZES[unit];
  const stratum = (name: string, verdict: "fail" | "pass", of: typeof failed, size: number) => {
    const drawn = selectSample(of.keys(), seed, size);
    const wrong = drawn.filter((id) => of.get(id)).length;
    return { stratum: name, verdict, N: of.size, n: drawn.length, wrong, unsure: 0 };
  };
  return [stratum("failed", "fail", failed, sizes.failed), stratum("clean", "pass", clean, sizes.clean)];
}
