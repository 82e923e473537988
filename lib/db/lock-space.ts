/** First key of our session-level advisory locks; the second one is a hash of a suite's name, or an ingest's id. */
export const LOCK_SPACE = { suite: 7_246_002, ingest: 7_246_003 } as const;
