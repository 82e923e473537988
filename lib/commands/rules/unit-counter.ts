import { failingCalls } from "../../grading/failing-calls.ts";
import type { GradeResult } from "../../grading/result.ts";
import type { BothUnits } from "./rule-preview.ts";

/** Counts results in both units, on top of what is counted already; takes results back as well. */
export class UnitCounter {
  private readonly records = { failing: 0, graded: 0, ungraded: 0 };
  private readonly calls = { failing: 0, graded: 0, ungraded: 0 };

  constructor(base?: BothUnits) {
    Object.assign(this.records, base?.records);
    Object.assign(this.calls, base?.calls);
  }

  add(result: GradeResult, calls: number, sign: 1 | -1 = 1): void {
    if (result.verdict === "ungraded") {
      this.records.ungraded += sign;
      this.calls.ungraded += sign * calls;
      return;
    }
    this.records.graded += sign;
    this.calls.graded += sign * calls;
    if (result.verdict === "fail") this.records.failing += sign;
    this.calls.failing += sign * failingCalls(result).length;
  }

  sums(): BothUnits {
    return { records: { ...this.records }, calls: { ...this.calls } };
  }
}
