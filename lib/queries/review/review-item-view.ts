import type { ReadItem } from "../../review/read-item.ts";
import type { ShownLabel } from "../../review/shown-label.ts";
import type { ReviewEvidence } from "./review-evidence.ts";

/** One item of a sample to read and label; plain data, as it travels to the browser. */
export type ReviewItemView = ReadItem & {
  /** Place in the order of review, from 1. */
  readonly order: number;
  readonly recordId: string;
  /** The call that is asked about; null: the record as a whole. */
  readonly callIndex: number | null;
  readonly evidence: ReviewEvidence;
  /** Everyone's labels that count; null while reviewers must not know of each other. */
  readonly labels:
    | readonly (ShownLabel & { readonly reviewer: string; readonly adjudicated: boolean })[]
    | null;
};
