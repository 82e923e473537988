import type { PoolClient } from "pg";
import { bareRun } from "../../grading/bare-run.ts";
import type { RunObject } from "../../grading/model.ts";
import type { IngestCounts } from "../../queries/ingest-counts.ts";
import type { Conflict } from "./conflict.ts";
import { fingerprint } from "./fingerprint.ts";
import { stored } from "./stored.ts";
import type { StreamDefinitions } from "./stream-definitions.ts";

type Target = { readonly suiteId: number; readonly replace: boolean };

/** Takes the stream's runs into the suite. A run known only from its records is filled in without a conflict. */
export async function mergeRuns(
  client: PoolClient,
  target: Target,
  stream: StreamDefinitions,
  counts: IngestCounts,
): Promise<readonly Conflict[]> {
  if (stream.runs.length === 0) return [];
  const { rows } = await client.query<{ run_id: string; content_hash: string }>(
    "SELECT run_id, content_hash FROM run WHERE suite_id = $1 AND run_id = ANY($2)",
    [target.suiteId, [...new Set(stream.runs.map(({ object }) => stored(object.runId)))]],
  );
  const known = new Map(rows.map((row) => [row.run_id, row.content_hash]));
  const seen = new Map<string, string>();
  const conflicts: Conflict[] = [];
  const written: { object: RunObject; hash: string }[] = [];
  const count = counts.run;
  for (const { object, hash, place } of stream.runs) {
    count.read++;
    const id = stored(object.runId);
    const earlier = seen.get(id);
    const before = known.get(id);
    const conflict = (message: string) => {
      count.conflicts++;
      conflicts.push({ kind: "run", objectId: object.runId, ...place, message });
    };
    if (earlier === hash || (earlier === undefined && before === hash)) count.unchanged++;
    else if (earlier !== undefined)
      conflict("The stream has this run before, otherwise; the first one holds.");
    else if (before !== undefined && !target.replace && before !== fingerprint(bareRun(object.runId))) {
      conflict("The stored run is described otherwise; it stays. Send with replace to overwrite it.");
    } else {
      count[before === undefined ? "new" : "replaced"]++;
      written.push({ object, hash });
    }
    if (earlier === undefined) seen.set(id, hash);
  }
  if (written.length > 0) await write(client, target.suiteId, written);
  return conflicts;
}

async function write(
  client: PoolClient,
  suiteId: number,
  runs: readonly { object: RunObject; hash: string }[],
): Promise<void> {
  const column = <T>(read: (run: RunObject) => T) => runs.map(({ object }) => read(object));
  await client.query(
    `INSERT INTO run (suite_id, run_id, started_at, ordered_at, agent, model, git_sha, labels, extra, content_hash)
     SELECT $1, r.run_id, r.started_at, coalesce(r.started_at, now()), r.agent, r.model, r.git_sha, r.labels, r.extra, r.hash
     FROM unnest($2::text[], $3::timestamptz[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::uuid[])
       WITH ORDINALITY AS r (run_id, started_at, agent, model, git_sha, labels, extra, hash, seq)
     ORDER BY r.seq
     ON CONFLICT (suite_id, run_id) DO UPDATE SET
       started_at = excluded.started_at, agent = excluded.agent, model = excluded.model,
       ordered_at = coalesce(excluded.started_at, run.created_at), git_sha = excluded.git_sha,
       labels = excluded.labels, extra = excluded.extra, content_hash = excluded.content_hash`,
    [
      suiteId,
      column((run) => stored(run.runId)),
      column((run) => run.startedAt),
      column((run) => stored(run.agent)),
      column((run) => stored(run.model)),
      column((run) => stored(run.gitSha)),
      column((run) => stored(run.labels)),
      column((run) => stored(run.extra)),
      runs.map(({ hash }) => hash),
    ],
  );
}
