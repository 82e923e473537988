import type { ChartPoint } from "./chart-point";
import type { LineLook } from "./line-look";

/** One line of a chart: a point for each place, null where there is no data. */
export type ChartLine = {
  readonly name: string;
  readonly look: LineLook;
  /** A CSS colour. */
  readonly color: string;
  /** Drawn stronger, and opened by Enter. */
  readonly chosen: boolean;
  readonly points: readonly (ChartPoint | null)[];
};
