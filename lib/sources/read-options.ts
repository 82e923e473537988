/** What every reader of a source takes. */
export type ReadOptions = {
  /** Reading stops with a `ClaimcheckError` of code `interrupted`. */
  readonly signal?: AbortSignal | undefined;
  /** Called now and then with the bytes taken from disk since the last call (compressed bytes of a gzip file). */
  readonly onBytes?: ((count: number) => void) | undefined;
  /** Fed every decompressed byte in order: a `node:crypto` hash fits. */
  readonly hash?: { update(chunk: Uint8Array): unknown } | undefined;
};
