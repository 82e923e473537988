/** First key of our advisory locks; the second one is a hash of a suite's name, an ingest's id or a sample's id. */
export const LOCK_SPACE = { suite: 7_246_002, ingest: 7_246_003, sample: 7_246_004 } as const;
