/** An audited rate on a chart; shares 0 to 1, places by index. */
export type ChartAudit = {
  readonly id: number;
  readonly name: string;
  readonly href: string;
  readonly from: number;
  readonly to: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  readonly scope: "full" | "failures_only";
  /** What the sample's own instrument measured of the same population. */
  readonly measured: number | null;
  /** `equivalent v1` */
  readonly instrument: string;
  /** Over what, from how many labels, and what limits it. */
  readonly says: string;
};
