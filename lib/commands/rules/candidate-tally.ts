import type { Finding, GradeResult } from "../../grading/result.ts";
import { signatureOf } from "../../grading/signature-of.ts";
import type { LoadedRecord } from "../../queries/load-records.ts";
import type { LabelledItem } from "./labelled-items.ts";
import type { SuggestionEvidence, SuggestionExample } from "./rule-suggestion.ts";
import { SpreadExamples } from "./spread-examples.ts";
import { verdictOfItem } from "./verdict-of-item.ts";

const EXAMPLES = 5;

export type HeldCandidate = {
  readonly one: LoadedRecord;
  readonly before: GradeResult;
  readonly after: GradeResult;
  /** What the record's effects came to. */
  readonly effect: "pass" | "fail" | "not_checked";
  readonly labels: readonly LabelledItem[];
};

/** Counts what a rule on one parameter makes of records with findings on it. */
export class CandidateTally {
  settled = 0;
  records = 0;
  readonly labels = { gained: 0, contradicted: 0 };
  readonly effects = { supported: 0, contradicted: 0 };
  private readonly shapes = new Map<
    string,
    { expectedShape: string; actualShape: string; findings: number }
  >();
  private readonly examples = new SpreadExamples<SuggestionExample>(EXAMPLES);
  private readonly isOn: (finding: Finding) => boolean;

  constructor(isOn: (finding: Finding) => boolean) {
    this.isOn = isOn;
  }

  add({ one, before, after, effect, labels }: HeldCandidate): void {
    if (after.verdict === "ungraded") return;
    for (const finding of this.settledOf(before, after)) this.settle(finding, one);
    if (before.verdict === "fail" && after.verdict === "pass") {
      this.records++;
      if (effect === "pass") this.effects.supported++;
      if (effect === "fail") this.effects.contradicted++;
    }
    for (const { callIndex, effective } of labels) {
      if (effective.state !== "labelled" || effective.truth === "unsure") continue;
      if (verdictOfItem(before, callIndex) !== "fail" || verdictOfItem(after, callIndex) !== "pass") continue;
      if (effective.truth === "agent_right") this.labels.gained++;
      else this.labels.contradicted++;
    }
  }

  /** The settled findings by likeness, most first. */
  evidence(): readonly SuggestionEvidence[] {
    return [...this.shapes.values()].sort((a, b) => b.findings - a.findings);
  }

  listExamples(): readonly SuggestionExample[] {
    return this.examples.list();
  }

  /** Those that are gone, less those that have come in their place on the same call. */
  private settledOf(before: GradeResult, after: GradeResult): readonly Finding[] {
    const gone = lacking(before.findings.filter(this.isOn), after.findings);
    const come = lacking(after.findings.filter(this.isOn), before.findings);
    const open = new Map<number | null, number>();
    for (const { callIndex } of come) open.set(callIndex, (open.get(callIndex) ?? 0) + 1);
    return gone.filter(({ callIndex }) => {
      const left = open.get(callIndex) ?? 0;
      open.set(callIndex, left - 1);
      return left <= 0;
    });
  }

  private settle(finding: Finding, { record: { recordId, caseId } }: LoadedRecord): void {
    const { callIndex, path, expected, actual } = finding;
    const { expectedShape, actualShape } = signatureOf(finding);
    this.settled++;
    const key = JSON.stringify([expectedShape, actualShape]);
    const shape = this.shapes.get(key) ?? { expectedShape, actualShape, findings: 0 };
    shape.findings++;
    this.shapes.set(key, shape);
    this.examples.add(() => ({ recordId, caseId, callIndex, path: path ?? "", expected, actual }));
  }
}

function lacking(these: readonly Finding[], those: readonly Finding[]): readonly Finding[] {
  if (these.length === 0) return these;
  const known = new Set(those.map(keyOf));
  return these.filter((finding) => !known.has(keyOf(finding)));
}

function keyOf({ kind, callIndex, path, expected, actual }: Finding): string {
  return JSON.stringify([kind, callIndex, path, expected, actual]);
}
