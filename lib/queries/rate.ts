/** Failing of graded units, and those that are in no rate. Whole numbers. */
export type Rate = { readonly failing: number; readonly graded: number; readonly ungraded: number };
