import type { LabelTruth } from "../../labels/truths.ts";

/** A label as a reviewer gives it. */
export type LabelInput = {
  readonly position: number;
  readonly reviewer: string;
  readonly truth: LabelTruth;
  /** One of CAUSES. */
  readonly cause: string | null;
  readonly note: string | null;
  /** Made by the client once for this label (a UUID, say): sent again, it makes no second label. */
  readonly key: string;
};
