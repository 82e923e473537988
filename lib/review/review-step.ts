import type { InstrumentSaid } from "../queries/review/instrument-said.ts";
import type { ReviewItemView, ShownLabel } from "../queries/review/review-item-view.ts";
import type { ReviewProgress } from "../queries/review/review-progress.ts";
import type { ReviewEnd } from "./review-state.ts";

/** What happens to a review: from the keyboard, and from the server. */
export type ReviewStep =
  | { readonly kind: "label"; readonly position: number; readonly label: ShownLabel }
  | { readonly kind: "withdraw"; readonly position: number }
  /** To the next item without a label. */
  | { readonly kind: "advance" }
  | { readonly kind: "forward" }
  | { readonly kind: "back" }
  | { readonly kind: "came"; readonly item: ReviewItemView; readonly progress: ReviewProgress }
  | { readonly kind: "none_came"; readonly end: ReviewEnd; readonly progress: ReviewProgress }
  /** An item of the trail was read. */
  | { readonly kind: "read"; readonly item: ReviewItemView }
  | { readonly kind: "told"; readonly position: number; readonly said: InstrumentSaid };
