/** A rate on a chart and where its failing calls are. */
export type ChartPoint = {
  readonly failing: number;
  readonly graded: number;
  readonly ungraded: number;
  readonly href: string;
  /** Where the ungraded ones are; null: there are none. */
  readonly ungradedHref: string | null;
};
