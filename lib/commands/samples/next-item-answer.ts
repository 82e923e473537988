import type { ReviewItem } from "./review-item.ts";

/** `all_leased`: the rest is open with other reviewers, or in other tabs, now; `all_done`: this reviewer has nothing left to label. */
export type NextItemAnswer =
  | { readonly item: ReviewItem }
  | { readonly item: null; readonly reason: "all_done" | "all_leased" | "stopped" };
