import type { GradeResult } from "../../grading/result.ts";
import type { FlipExample } from "./flip-example.ts";
import type { EffectsHeld } from "./rule-preview.ts";
import { SpreadExamples } from "./spread-examples.ts";

const EXAMPLES = 20;

type Results = readonly [before: GradeResult, after: GradeResult];

/** Holds argument claims that pass now against the effect results of their records. */
export class EffectTally {
  private contradicted = 0;
  private supported = 0;
  private readonly examples = new SpreadExamples<FlipExample>(EXAMPLES);

  add(
    [equivalent, effect]: readonly [equivalent: Results, effect: Results],
    example: () => FlipExample,
  ): void {
    const [before, after] = equivalent;
    if (before.verdict !== "fail" || after.verdict !== "pass") return;
    const { status } = effect[1].claims.effect;
    if (status === "pass") this.supported++;
    if (status !== "fail") return;
    this.contradicted++;
    this.examples.add(example);
  }

  held(): EffectsHeld {
    const { contradicted, supported } = this;
    return { contradicted, supported, examples: this.examples.list() };
  }
}
