/** How far a reviewer is with a sample. */
export type ReviewProgress = {
  readonly items: number;
  /** Items that need nothing more of this reviewer: labelled by them, adjudicated, or by enough others. */
  readonly done: number;
};
