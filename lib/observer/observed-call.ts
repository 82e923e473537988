/** A tool call as it was seen, before its outcome is known. */
export type ObservedCall = {
  readonly callId: string | null;
  /** Exactly as the model emitted it. */
  readonly name: string;
  /** The text of the arguments exactly as it came; null where there was none. */
  readonly argumentsRaw: string | null;
  /** Whoever handed the arguments over had parsed them: the text is that of the value. */
  readonly providerParsed: boolean;
  /** Index of the assistant message that emitted it; null where that is not known. */
  readonly turn: number | null;
  /** RFC 3339, with an offset. */
  readonly startedAt: string | null;
};
