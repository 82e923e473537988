/**
 * First key of our advisory locks; the second one is a hash of a suite's name, an ingest's id, a sample's id, or a
 * suite's id. `suite`: alone for those who change it, shared by the workers of a regrade. `wanted`: shared by those who
 * wait for the suite alone. `rollups`: adding to a suite's rollups beside other workers.
 */
export const LOCK_SPACE = {
  suite: 7_246_002,
  ingest: 7_246_003,
  sample: 7_246_004,
  wanted: 7_246_005,
  rollups: 7_246_006,
} as const;
