import { draw } from "./draw.ts";
import type { Run } from "./runs-of.ts";

/** Draws of one record. */
export type Dice = {
  /** Whether a habit of this strength shows here. */
  habit(key: string, strength: number): boolean;
  /** A number in [0, 1) of this record alone. */
  number(key: string): number;
};

/** How often a model does in one run what it does in the others, given the same case. */
const STEADINESS = 0.65;

/** Draws of a case in a run: a habit shows mostly in the same cases of a model, and sometimes elsewhere. */
export function diceOf(seed: number, run: Run, caseId: string): Dice {
  const ofRun = (key: string) => draw(seed, `${run.runId}|${caseId}|${key}`);
  const ofModel = (key: string) => draw(seed, `${run.agent.model}|${caseId}|${key}`);
  return {
    habit: (key, strength) => (ofRun(`${key}|steady`) < STEADINESS ? ofModel(key) : ofRun(key)) < strength,
    number: ofRun,
  };
}
