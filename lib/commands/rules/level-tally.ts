import { failingCalls } from "../../grading/failing-calls.ts";
import type { GradeResult, Verdict } from "../../grading/result.ts";
import type { FlipExample } from "./flip-example.ts";
import { HeldLabels } from "./held-labels.ts";
import type { LabelledItem } from "./labelled-items.ts";
import type { BothUnits, LevelPreview, VerdictFlips } from "./rule-preview.ts";
import { SpreadExamples } from "./spread-examples.ts";
import { UnitCounter } from "./unit-counter.ts";

const EXAMPLES = 8;
const VERDICTS: readonly Verdict[] = ["fail", "pass", "ungraded"];

export type HeldRecord = {
  readonly calls: number;
  readonly before: GradeResult;
  readonly after: GradeResult;
  /** Its run is counted already: only what changes is counted. */
  readonly isCounted: boolean;
  readonly labels: readonly LabelledItem[];
  readonly example: () => FlipExample;
};

/** What becomes of records at one level, counted one after the other. */
export class LevelTally {
  private readonly before: UnitCounter;
  private readonly after: UnitCounter;
  private readonly flips = new Map<string, { records: number; examples: SpreadExamples<FlipExample> }>();
  private readonly callFlips = { failToPass: 0, passToFail: 0 };
  private readonly labels = new HeldLabels();

  constructor(known: BothUnits | undefined) {
    this.before = new UnitCounter(known);
    this.after = new UnitCounter(known);
  }

  add({ calls, before, after, isCounted, labels, example }: HeldRecord): void {
    if (!isCounted) this.before.add(before, calls);
    if (isCounted && before !== after) this.after.add(before, calls, -1);
    if (!isCounted || before !== after) this.after.add(after, calls);
    if (labels.length > 0) this.labels.add(labels, before, after, example);
    if (before === after) return;
    if (before.verdict !== after.verdict) this.addFlip(before.verdict, after.verdict, example);
    if (before.verdict === "ungraded" || after.verdict === "ungraded") return;
    const [failed, fails] = [new Set(failingCalls(before)), new Set(failingCalls(after))];
    for (const call of failed) if (!fails.has(call)) this.callFlips.failToPass++;
    for (const call of fails) if (!failed.has(call)) this.callFlips.passToFail++;
  }

  preview(level: LevelPreview["level"], changed: boolean): LevelPreview {
    return {
      level,
      changed,
      before: this.before.sums(),
      after: this.after.sums(),
      flips: VERDICTS.flatMap((from) => VERDICTS.flatMap((to) => this.flipsOf(from, to))),
      callFlips: this.callFlips,
      labels: this.labels.held(),
    };
  }

  private addFlip(from: Verdict, to: Verdict, example: () => FlipExample): void {
    const key = `${from} ${to}`;
    const flip = this.flips.get(key) ?? { records: 0, examples: new SpreadExamples<FlipExample>(EXAMPLES) };
    this.flips.set(key, flip);
    flip.records++;
    flip.examples.add(example);
  }

  private flipsOf(from: Verdict, to: Verdict): VerdictFlips[] {
    const flip = this.flips.get(`${from} ${to}`);
    return flip === undefined ? [] : [{ from, to, records: flip.records, examples: flip.examples.list() }];
  }
}
