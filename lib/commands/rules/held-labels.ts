import type { GradeResult } from "../../grading/result.ts";
import type { FlipExample } from "./flip-example.ts";
import type { LabelFlip, LabelFlips } from "./label-flip.ts";
import type { LabelledItem } from "./labelled-items.ts";
import type { KeptLabels, LabelsHeld } from "./rule-preview.ts";
import { verdictOfItem } from "./verdict-of-item.ts";

const LISTED = 200;

type Kind = "gained" | "contradicted" | "lost" | "caught";
type Flips = { records: number; calls: number; readonly items: LabelFlip[] };
type Kept = { -readonly [K in keyof KeptLabels]: number };

/** Holds labels against two results of their records, one record after the other. */
export class HeldLabels {
  private readonly flips: Record<Kind, Flips> = {
    gained: { records: 0, calls: 0, items: [] },
    contradicted: { records: 0, calls: 0, items: [] },
    lost: { records: 0, calls: 0, items: [] },
    caught: { records: 0, calls: 0, items: [] },
  };
  private readonly stays: Record<"records" | "calls", Kept> = { records: none(), calls: none() };
  private unsure = 0;
  private unresolved = 0;
  private ungraded = 0;

  add(
    items: readonly LabelledItem[],
    before: GradeResult,
    after: GradeResult,
    example: () => FlipExample,
  ): void {
    for (const { callIndex, effective } of items) {
      if (effective.state === "unresolved") this.unresolved++;
      if (effective.state !== "labelled") continue;
      const { truth, cause, label } = effective;
      const from = verdictOfItem(before, callIndex);
      const to = verdictOfItem(after, callIndex);
      const unit = callIndex === null ? "records" : "calls";
      if (truth === "unsure") this.unsure++;
      else if (from === "ungraded" || to === "ungraded") this.ungraded++;
      else if (from === to) this.stays[unit][keptAs(truth === "agent_right", to === "pass")]++;
      else {
        const flips = this.flips[kindOf(truth === "agent_right", to === "pass")];
        flips[unit]++;
        if (flips.items.length >= LISTED) continue;
        const { note, reviewer } = label;
        flips.items.push({ ...example(), callIndex, truth, cause, note, reviewer, from, to });
      }
    }
  }

  held(): LabelsHeld {
    const { unsure, unresolved, ungraded } = this;
    return { ...(this.flips as Record<Kind, LabelFlips>), stays: this.stays, unsure, unresolved, ungraded };
  }
}

function kindOf(right: boolean, passes: boolean): Kind {
  if (passes) return right ? "gained" : "contradicted";
  return right ? "lost" : "caught";
}

function keptAs(right: boolean, passes: boolean): keyof KeptLabels {
  if (passes) return right ? "rightPassing" : "wrongPassing";
  return right ? "rightFailing" : "wrongFailing";
}

function none(): Kept {
  return { rightFailing: 0, wrongFailing: 0, rightPassing: 0, wrongPassing: 0 };
}
