import type { FindingRow } from "./finding-row.ts";

/** A page of findings in the list's order; `more` says whether the list goes on in the direction of the walk. */
export type FindingPage = { readonly rows: readonly FindingRow[]; readonly more: boolean };
