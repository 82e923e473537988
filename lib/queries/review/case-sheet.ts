/** What a case asks, as text to read; plain data. */
export type CaseSheet = {
  readonly input: string | null;
  readonly ordered: boolean;
  readonly forbidOtherSideEffects: boolean;
  readonly tags: readonly string[];
  /** Each way that the case accepts: its calls. */
  readonly alternatives: readonly { readonly calls: number; readonly text: string }[];
  /** What the world must look like afterwards; null: nothing is asked. */
  readonly effects: string | null;
};
