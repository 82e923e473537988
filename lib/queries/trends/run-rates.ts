import type { Rate } from "../rate.ts";

/** Rates by run (ids of rows). A run that is absent was not graded: it has no rate, which is not a rate of 0. */
export type RunRates = ReadonlyMap<number, Rate>;
