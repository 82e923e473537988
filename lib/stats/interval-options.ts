/** Nominal coverage (0.95 unless told); ½ for mid-P (the default), 1 for the exact test. */
export type IntervalOptions = {
  readonly level?: number | undefined;
  readonly weight?: 0.5 | 1 | undefined;
};
