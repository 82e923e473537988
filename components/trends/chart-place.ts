/** A place along the axis, ready to be drawn. */
export type ChartPlace = {
  readonly key: string;
  /** Below the axis: `11-24`. */
  readonly tick: string;
  /** A run's id, or a day. */
  readonly title: string;
  /** When, model, sha. */
  readonly facts: string;
  /** Why its numbers are not whole; null: they are. */
  readonly unsettled: string | null;
};
