/** How far a preview or a search for suggestions is, in records. */
export type RuleProgress = { readonly records: number; readonly total: number };
