/** One tool call as a provider's answer held it. */
export type WireCall = {
  /** The provider's id of the call; null where it gave none. */
  readonly callId: string | null;
  /** Exactly as emitted; empty where the answer never said it. */
  readonly name: string;
  /**
   * The text of the arguments, exactly: of a string its decoded characters (pieces of a stream joined), of any other
   * value its source text. Null where the answer gave none.
   */
  readonly argumentsRaw: string | null;
  /** True where the provider gave a value in place of the text that the model emitted. */
  readonly providerParsed: boolean;
  /** Which of several answers to one request (choice, candidate) it belongs to, from 0. */
  readonly choice: number;
  /** What is wrong with how the call came over the wire, in words; null where nothing is. */
  readonly problem: string | null;
};
