import type { FailureGroupRow } from "./failure-group-row.ts";

/** A page of failures grouped by signature; `next` is the cursor of what follows, null at the end. */
export type FailureGroupPage = { readonly rows: readonly FailureGroupRow[]; readonly next: string | null };
