import type { OutboxEntry } from "./outbox-entry.ts";
import type { ReadItem } from "./read-item.ts";
import type { ReviewProgress } from "./review-progress.ts";
import type { ReviewState } from "./review-state.ts";
import type { ShownLabel } from "./shown-label.ts";

type Known = {
  /** Positions that the server has this reviewer's labels on, in the order they were given. */
  readonly own: readonly number[];
  readonly progress: ReviewProgress;
  /** Acts of this reviewer that the server has not confirmed, in their order. */
  readonly waiting: readonly OutboxEntry[];
};

/** A review as it begins, or goes on after a reload: what waits to be sent counts as done. */
export function beginReview<Item extends ReadItem>({ own, progress, waiting }: Known): ReviewState<Item> {
  let given = [...own];
  const labels = new Map<number, ShownLabel>();
  for (const { position, act, refused } of waiting) {
    if (refused !== null) continue;
    given = given.filter((one) => one !== position);
    labels.delete(position);
    if (act.kind === "withdraw") continue;
    given.push(position);
    labels.set(position, { truth: act.truth, cause: act.cause, note: act.note });
  }
  const taken = own.filter((position) => !given.includes(position));
  const trail = [...given, ...taken];
  return {
    trail,
    cursor: taken.length > 0 ? given.length : trail.length,
    queue: [],
    items: new Map(),
    given,
    labels,
    said: new Map(),
    end: null,
    progress: { ...progress, done: Math.min(progress.items, progress.done + given.length - own.length) },
  };
}
