import type { FindingRow } from "./finding-row.ts";

/** A page of findings in the list's order; `next` is the cursor to go on with in
 * the direction of the walk, null at the end of the list. */
export type FindingPage = { readonly rows: readonly FindingRow[]; readonly next: string | null };
