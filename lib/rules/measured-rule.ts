import type { NormalizerUse } from "../grading/model.ts";
import type { Collisions } from "./count-collisions.ts";

/** What one rule on one parameter was measured to do. */
export type MeasuredRule = {
  readonly rule: NormalizerUse;
  /** Findings on the parameter that are gone under the rule. */
  readonly settled: number;
  /** Records that fail and would pass. */
  readonly records: number;
  /** Labelled records and calls that fail and would pass, by what the label says. */
  readonly labels: { readonly gained: number; readonly contradicted: number };
  /** Records that would pass, by whether their effects came about. */
  readonly effects: { readonly supported: number; readonly contradicted: number };
  /** Of the different values that cases expect of the parameter, those that are no longer told apart. */
  readonly collisions: Collisions;
  /** Literals seen, expected or actual, that become equal to another one; fewer is stricter. */
  readonly looseness: number;
};
