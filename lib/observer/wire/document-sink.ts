/** What takes the documents that a body is made of, each whole. */
export type DocumentSink = {
  /** `bytes` is a view, valid during the call. `event` is the name that an event stream gave it. */
  document(bytes: Uint8Array, event: string | null): void;
  /** Something was left out; why, in words. */
  lost(reason: string): void;
};
