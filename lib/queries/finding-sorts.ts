/** Orders of single findings; each names a column, `-` for descending, and rides on an index. */
export const FINDING_SORTS = ["-run", "run", "case", "-case", "signature", "-signature"] as const;

export type FindingSort = (typeof FINDING_SORTS)[number];
