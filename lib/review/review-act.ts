import type { LabelTruth } from "../labels/truths.ts";

/** What a reviewer did to an item: gave a label, or took back all of their labels on it. */
export type ReviewAct =
  | {
      readonly kind: "label";
      readonly truth: LabelTruth;
      readonly cause: string | null;
      readonly note: string | null;
    }
  | { readonly kind: "withdraw" };
