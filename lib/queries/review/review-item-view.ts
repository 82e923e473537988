import type { LabelTruth } from "../../labels/truths.ts";
import type { InstrumentSaid } from "./instrument-said.ts";
import type { ReviewEvidence } from "./review-evidence.ts";

/** A label as the review screen shows it; plain data. */
export type ShownLabel = {
  readonly truth: LabelTruth;
  readonly cause: string | null;
  readonly note: string | null;
};

/** One item of a sample to read and label; plain data, as it travels to the browser. */
export type ReviewItemView = {
  readonly position: number;
  /** Place in the order of review, from 1. */
  readonly order: number;
  readonly recordId: string;
  /** The call that is asked about; null: the record as a whole. */
  readonly callIndex: number | null;
  /** The reviewer's own label that counts. */
  readonly own: ShownLabel | null;
  readonly evidence: ReviewEvidence;
  /** null: hidden until the label is given. */
  readonly said: InstrumentSaid | null;
  /** Everyone's labels that count; null while reviewers must not know of each other. */
  readonly labels:
    | readonly (ShownLabel & { readonly reviewer: string; readonly adjudicated: boolean })[]
    | null;
};
