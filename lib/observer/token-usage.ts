/** Tokens as a provider counts them; null where it doesn't say. */
export type TokenUsage = { readonly inputTokens: number | null; readonly outputTokens: number | null };
