import type { Verdict } from "../../grading/result.ts";
import type { RuleChange } from "../../rules/rule-change.ts";
import type { FlipExample } from "./flip-example.ts";
import type { LabelFlips } from "./label-flip.ts";

/** Units of one kind: failing ÷ graded is the rate; ungraded ones are in neither. */
export type UnitSums = { readonly failing: number; readonly graded: number; readonly ungraded: number };

export type BothUnits = { readonly records: UnitSums; readonly calls: UnitSums };

/** Records that go from one verdict to another. `examples`: at most eight, of as many cases as there are. */
export type VerdictFlips = {
  readonly from: Verdict;
  readonly to: Verdict;
  readonly records: number;
  readonly examples: readonly FlipExample[];
};

/** Labelled items that keep their verdict, graded ones only. */
export type KeptLabels = {
  readonly rightFailing: number;
  readonly wrongFailing: number;
  readonly rightPassing: number;
  readonly wrongPassing: number;
};

/** Every effective label of the records looked at, held against the verdicts before and after. */
export type LabelsHeld = {
  /** Labelled right, failed, passes now. */
  readonly gained: LabelFlips;
  /** Labelled wrong, failed, passes now: the rule hides a real failure. */
  readonly contradicted: LabelFlips;
  /** Labelled right, passed, fails now. */
  readonly lost: LabelFlips;
  /** Labelled wrong, passed, fails now. */
  readonly caught: LabelFlips;
  readonly stays: { readonly records: KeptLabels; readonly calls: KeptLabels };
  /** Items labelled unsure, items whose reviewers disagree, and right or wrong ones that are or become ungraded. */
  readonly unsure: number;
  readonly unresolved: number;
  readonly ungraded: number;
};

export type LevelPreview = {
  readonly level: "equivalent" | "effect";
  /** Whether the instrument is another one afterwards. */
  readonly changed: boolean;
  readonly before: BothUnits;
  readonly after: BothUnits;
  readonly flips: readonly VerdictFlips[];
  /** Calls of records that are graded before and after. */
  readonly callFlips: { readonly failToPass: number; readonly passToFail: number };
  readonly labels: LabelsHeld;
};

/** Records whose argument claims (level `equivalent`) flip, held against the effect results that came with them. */
export type EffectsHeld = {
  /** An effect failed, yet the argument claims pass now. */
  readonly contradicted: number;
  /** Every effect passed, and the argument claims pass now. */
  readonly supported: number;
  readonly examples: readonly FlipExample[];
};

/** What changes of rules would do, without anything being written. */
export type RulePreview = {
  readonly changes: readonly RuleChange[];
  /** Null: all runs. */
  readonly runs: readonly string[] | null;
  /** Records looked at. */
  readonly records: number;
  /** `equivalent`, then `effect`: the levels that carry rules. */
  readonly levels: readonly LevelPreview[];
  readonly effects: EffectsHeld;
  /** Why the changes can't be adopted, one sentence each; empty where they can. Then nothing else is counted. */
  readonly problems: readonly string[];
};
