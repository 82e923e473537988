/** Pixels beside a chart's plot: for its axis, and at its right. What stands below it is laid out by the same. */
export const CHART_ROOM = { axis: 46, right: 10 } as const;
