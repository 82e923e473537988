/** Objects of one kind in one ingest. `read` is the sum of the others (a second equal copy is unchanged). */
export type KindCounts = {
  read: number;
  new: number;
  unchanged: number;
  replaced: number;
  conflicts: number;
};

export type IngestCounts = {
  suite: KindCounts;
  tool: KindCounts;
  case: KindCounts;
  run: KindCounts;
  record: KindCounts;
  label: KindCounts;
  /** Calls of the records that are new or replaced. */
  calls: number;
};

export function noCounts(): IngestCounts {
  const none = (): KindCounts => ({ read: 0, new: 0, unchanged: 0, replaced: 0, conflicts: 0 });
  return { suite: none(), tool: none(), case: none(), run: none(), record: none(), label: none(), calls: 0 };
}
