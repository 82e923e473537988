import type { WireCall } from "./wire-call.ts";

/** What one answer of a provider holds. */
export type WireAnswer = {
  /** By choice, and of one choice in the order that the answer gives them. */
  readonly calls: readonly WireCall[];
  /** Tokens, as the answer counts them; null where it doesn't. */
  readonly usage: { readonly inputTokens: number | null; readonly outputTokens: number | null } | null;
  /** Why the model stopped, in the provider's word (`tool_calls`, `max_tokens`, …); null where it isn't said. */
  readonly stopped: string | null;
  /** The error that the answer states, in the provider's words; null where it states none. */
  readonly error: string | null;
  /** What of the answer could not be read, and why, in words; null where all could. */
  readonly unread: string | null;
};
