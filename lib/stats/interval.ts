/** Two bounds of a proportion or of a difference of proportions, `low` ≤ `high`; shares, not percent. */
export type Interval = { readonly low: number; readonly high: number };
