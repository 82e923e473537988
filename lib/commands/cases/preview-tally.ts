import { LEVELS, type Level } from "../../grading/claims.ts";
import type { GradeResult, Verdict } from "../../grading/result.ts";
import type { CaseFlip, CaseFlips, CasePreview } from "./case-preview.ts";
import type { LabelledItem } from "./load-effective-labels.ts";

/** Records told by name in each list. */
const SHOWN = 100;

type Unit = Omit<CaseFlip, "callIndex" | "from" | "to" | "truth">;
type Held = { readonly level: Level; readonly before: GradeResult; readonly after: GradeResult };
type List = "flips" | "contradicted" | "gained" | "lost" | "caught";

/** Counts what a changed case makes of records, one after the other. */
export class PreviewTally {
  private records = 0;
  private labelled = 0;
  private readonly level: Level;
  private readonly counts = new Map<string, number>();
  private readonly seen = new Set<Level>();
  private readonly lists: Record<List, { total: number; shown: CaseFlip[] }> = {
    flips: { total: 0, shown: [] },
    contradicted: { total: 0, shown: [] },
    gained: { total: 0, shown: [] },
    lost: { total: 0, shown: [] },
    caught: { total: 0, shown: [] },
  };

  constructor(level: Level) {
    this.level = level;
  }

  add(unit: Unit, held: readonly Held[], labels: readonly LabelledItem[]): void {
    this.records++;
    for (const { level, before, after } of held) {
      this.seen.add(level);
      const key = `${level} ${before.verdict} ${after.verdict}`;
      this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
      if (level === this.level) this.hold(unit, before, after, labels);
    }
  }

  preview(): CasePreview {
    const verdicts: readonly Verdict[] = ["fail", "pass", "ungraded"];
    const count = (level: Level, from: Verdict, to: Verdict) =>
      this.counts.get(`${level} ${from} ${to}`) ?? 0;
    const sum = (of: (verdict: Verdict) => readonly number[]) =>
      Object.fromEntries(
        verdicts.map((verdict) => [verdict, of(verdict).reduce((all, one) => all + one, 0)]),
      ) as Record<Verdict, number>;
    return {
      records: this.records,
      levels: LEVELS.filter((level) => this.seen.has(level)).map((level) => ({
        level,
        before: sum((from) => verdicts.map((to) => count(level, from, to))),
        after: sum((to) => verdicts.map((from) => count(level, from, to))),
        flips: verdicts.flatMap((from) =>
          verdicts.flatMap((to) => {
            const records = from === to ? 0 : count(level, from, to);
            return records === 0 ? [] : [{ from, to, records }];
          }),
        ),
      })),
      level: this.level,
      ...(this.lists as Record<List, CaseFlips>),
      labelled: this.labelled,
    };
  }

  private hold(unit: Unit, before: GradeResult, after: GradeResult, labels: readonly LabelledItem[]): void {
    const truth = labels.find(({ callIndex }) => callIndex === null)?.truth ?? null;
    if (before.verdict !== after.verdict) {
      this.tell("flips", { ...unit, callIndex: null, from: before.verdict, to: after.verdict, truth });
    }
    for (const { callIndex, truth } of labels) {
      this.labelled++;
      const from = verdictOf(before, callIndex);
      const to = verdictOf(after, callIndex);
      if (from === to || from === "ungraded" || to === "ungraded" || truth === "unsure") continue;
      const right = truth === "agent_right";
      const list = to === "pass" ? (right ? "gained" : "contradicted") : right ? "lost" : "caught";
      this.tell(list, { ...unit, callIndex, from, to, truth });
    }
  }

  private tell(name: List, flip: CaseFlip): void {
    const list = this.lists[name];
    list.total++;
    if (list.shown.length < SHOWN) list.shown.push(flip);
  }
}

/** A call of a graded record fails where it bears a finding. */
function verdictOf(result: GradeResult, callIndex: number | null): Verdict {
  if (callIndex === null || result.verdict === "ungraded") return result.verdict;
  return result.findings.some((finding) => finding.callIndex === callIndex) ? "fail" : "pass";
}
