import type { InstrumentSaid } from "./instrument-said.ts";
import type { ReadItem } from "./read-item.ts";
import type { ReviewProgress } from "./review-progress.ts";
import type { ShownLabel } from "./shown-label.ts";

/** Why there is no other item: labelled all, the rest is open with others, or labelling was stopped. */
export type ReviewEnd = "all_done" | "all_leased" | "stopped";

/** What a reviewer has before them. Positions name items. */
export type ReviewState<Item extends ReadItem> = {
  /** Items that were opened, in that order; those labelled on an earlier visit come first. */
  readonly trail: readonly number[];
  /** Place in the trail; its length: past the last one, waiting for another. */
  readonly cursor: number;
  /** Items at hand that were not opened yet. */
  readonly queue: readonly number[];
  /** Items that were read. */
  readonly items: ReadonlyMap<number, Item>;
  /** Items that bear this reviewer's label, in the order the labels were given. */
  readonly given: readonly number[];
  /** Labels as this browser knows them: what waits to be sent counts. */
  readonly labels: ReadonlyMap<number, ShownLabel>;
  /** What the instrument said, as far as it may be told. */
  readonly said: ReadonlyMap<number, InstrumentSaid>;
  readonly end: ReviewEnd | null;
  readonly progress: ReviewProgress;
};
