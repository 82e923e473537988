import type { Level } from "@/lib/grading/claims";
import type { RulesState } from "@/lib/queries/rules/find-rules-state";

/** What the parts of the page that run in the browser know of its scope. */
export type WorkbenchScope = {
  readonly suite: string;
  readonly level: Level;
  /** Run ids chosen in the bar above; null: all. */
  readonly runs: readonly string[] | null;
  /** The same as stored text. */
  readonly runKeys: readonly string[] | null;
  readonly state: RulesState;
  /** Records are still graded by the rules in force. */
  readonly grading: boolean;
  readonly reviewer: string | null;
  /** Adopts the draft; null where the page goes on to what came of it, else why not. */
  readonly adopt: (wish: AdoptWish) => Promise<string | null>;
};

export type AdoptWish = {
  readonly draft: string;
  readonly reason: string;
  /** Run ids to grade; null: all. */
  readonly runs: readonly string[] | null;
};
