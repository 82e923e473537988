import type { InstrumentSaid } from "./instrument-said.ts";
import type { ReadItem } from "./read-item.ts";
import type { ReviewProgress } from "./review-progress.ts";
import type { ReviewEnd } from "./review-state.ts";
import type { ShownLabel } from "./shown-label.ts";

/** What happens to a review: from the keyboard, and from the server. */
export type ReviewStep<Item extends ReadItem> =
  | { readonly kind: "label"; readonly position: number; readonly label: ShownLabel }
  | { readonly kind: "withdraw"; readonly position: number }
  /** To the next item without a label; from past the last one, to the first that was skipped. */
  | { readonly kind: "advance" }
  | { readonly kind: "forward" }
  | { readonly kind: "back" }
  | { readonly kind: "came"; readonly item: Item; readonly progress: ReviewProgress }
  | { readonly kind: "none_came"; readonly end: ReviewEnd; readonly progress: ReviewProgress }
  /** An item of the trail was read. */
  | { readonly kind: "read"; readonly item: Item }
  | { readonly kind: "told"; readonly position: number; readonly said: InstrumentSaid };
