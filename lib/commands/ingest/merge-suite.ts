import type { PoolClient } from "pg";
import type { SuiteOptions } from "../../grading/model.ts";
import type { IngestCounts } from "../../queries/ingest-counts.ts";
import type { Conflict } from "./conflict.ts";
import { stored } from "./stored.ts";
import type { StreamDefinitions } from "./stream-definitions.ts";

export type MergedSuite = {
  readonly id: number;
  readonly options: SuiteOptions;
  readonly changed: boolean;
  readonly created: boolean;
};

type SuiteRow = { id: number; args_match: string; repeats: string; content_hash: string | null };

/** Makes the suite where it is not there, and takes over what the stream's suite object states. */
export async function mergeSuite(
  client: PoolClient,
  name: string,
  stream: StreamDefinitions,
  wanted: { readonly replace: boolean; readonly demo: boolean },
  counts: IngestCounts,
): Promise<MergedSuite & { readonly conflicts: Conflict[] }> {
  const conflicts: Conflict[] = [];
  const made = await client.query(
    "INSERT INTO suite (name, is_demo) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
    [stored(name), wanted.demo],
  );
  const { rows } = await client.query<SuiteRow>(
    "SELECT id, args_match, repeats, content_hash FROM suite WHERE name = $1 FOR UPDATE",
    [stored(name)],
  );
  const row = rows[0] as SuiteRow;
  let changed = false;
  const [first, ...others] = stream.suites;
  counts.suite.read = stream.suites.length;
  for (const other of others) {
    if (other.hash === first?.hash) counts.suite.unchanged++;
    else {
      counts.suite.conflicts++;
      conflicts.push({
        kind: "suite",
        objectId: other.object.suite,
        ...other.place,
        message: "The stream has another suite object before this one; the first one holds.",
      });
    }
  }
  if (first && row.content_hash === first.hash) counts.suite.unchanged++;
  else if (first && (row.content_hash === null || wanted.replace)) {
    counts.suite[row.content_hash === null ? "new" : "replaced"]++;
    const { argsMatch, repeats, extra } = first.object;
    changed = row.args_match !== argsMatch || row.repeats !== repeats;
    await client.query(
      "UPDATE suite SET args_match = $2, repeats = $3, extra = $4, content_hash = $5 WHERE id = $1",
      [row.id, argsMatch, repeats, stored(extra), first.hash],
    );
    row.args_match = argsMatch;
    row.repeats = repeats;
  } else if (first) {
    counts.suite.conflicts++;
    conflicts.push({
      kind: "suite",
      objectId: first.object.suite,
      ...first.place,
      message: "The stored suite has other options; they stay. Send with replace to overwrite them.",
    });
  }
  const options = { argsMatch: row.args_match, repeats: row.repeats } as SuiteOptions;
  return { id: row.id, options, changed, created: made.rowCount === 1, conflicts };
}
