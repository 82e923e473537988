/** Two runs under one instrument, by keys of the store. */
export type ComparedRuns = {
  readonly suiteId: number;
  readonly instrumentId: number;
  readonly a: { readonly id: number };
  readonly b: { readonly id: number };
};
