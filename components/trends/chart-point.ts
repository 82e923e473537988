/** A rate on a chart and where its failing calls are. */
export type ChartPoint = {
  readonly failing: number;
  readonly graded: number;
  readonly ungraded: number;
  readonly href: string;
};
