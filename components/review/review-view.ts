import type { ReviewItemView } from "@/lib/queries/review/review-item-view";
import type { OutboxEntry } from "@/lib/review/outbox-entry";
import type { OutboxStatus } from "@/lib/review/outbox-status";
import type { ReviewState } from "@/lib/review/review-state";

/** What the screen shows; a new object whenever something changed. */
export type ReviewView = {
  readonly state: ReviewState<ReviewItemView>;
  readonly outbox: OutboxStatus;
  readonly refused: readonly OutboxEntry[];
  /** What went wrong when an item was last asked for; null: nothing. */
  readonly trouble: string | null;
  /** Labels would be lost if the page were left now. */
  readonly unkept: boolean;
};
