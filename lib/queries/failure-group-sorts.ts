/** Orders of the failures grouped by signature; each names a column, `-` for descending. */
export const FAILURE_GROUP_SORTS = [
  "-findings",
  "findings",
  "-records",
  "records",
  "-cases",
  "cases",
  "-last_seen",
  "last_seen",
  "signature",
  "-signature",
] as const;

export type FailureGroupSort = (typeof FAILURE_GROUP_SORTS)[number];
