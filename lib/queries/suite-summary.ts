/** A suite in the picker. */
export type SuiteSummary = { readonly name: string; readonly isDemo: boolean; readonly runs: number };
