import type { PoolClient } from "pg";
import type { ToolObject } from "../../grading/model.ts";
import type { IngestCounts } from "../../queries/ingest-counts.ts";
import type { Conflict } from "./conflict.ts";
import { stored } from "./stored.ts";
import type { StreamDefinitions } from "./stream-definitions.ts";

type Target = { readonly suiteId: number; readonly ingestId: number; readonly replace: boolean };

export type MergedTools = {
  readonly changed: boolean;
  /** Names that the stream defines twice, otherwise the second time (K8). */
  readonly duplicates: readonly string[];
  readonly conflicts: readonly Conflict[];
};

/** Takes the stream's tools into the suite. Of several of one name in the stream the first holds. */
export async function mergeTools(
  client: PoolClient,
  target: Target,
  stream: StreamDefinitions,
  counts: IngestCounts,
): Promise<MergedTools> {
  const { rows } = await client.query<{ name: string; content_hash: string; ingest_id: number | null }>(
    "SELECT name, content_hash, ingest_id FROM tool WHERE suite_id = $1",
    [target.suiteId],
  );
  const known = new Map(rows.map((row) => [row.name, row]));
  const seen = new Map<string, string>();
  const duplicates = new Set<string>();
  const conflicts: Conflict[] = [];
  const written: { object: ToolObject; hash: string }[] = [];
  const count = counts.tool;
  for (const { object, hash, place } of stream.tools) {
    count.read++;
    const name = stored(object.name);
    const earlier = seen.get(name);
    const row = known.get(name);
    const conflict = (message: string) => {
      count.conflicts++;
      conflicts.push({ kind: "tool", objectId: object.name, ...place, message });
    };
    if (earlier !== undefined) {
      if (earlier === hash) count.unchanged++;
      else {
        duplicates.add(object.name);
        conflict("The stream defines this tool before, otherwise; the first definition holds.");
      }
      continue;
    }
    seen.set(name, hash);
    if (row?.content_hash === hash) count.unchanged++;
    // A tool that was only declared in the browser has no definition yet that could be contradicted.
    else if (row && row.ingest_id !== null && !target.replace) {
      conflict("The stored tool is defined otherwise; it stays. Send with replace to overwrite it.");
    } else {
      count[row && row.ingest_id !== null ? "replaced" : "new"]++;
      written.push({ object, hash });
    }
  }
  if (written.length > 0) await write(client, target, written);
  return { changed: written.length > 0, duplicates: [...duplicates], conflicts };
}

async function write(
  client: PoolClient,
  target: Target,
  tools: readonly { object: ToolObject; hash: string }[],
): Promise<void> {
  const column = <T>(read: (tool: ToolObject) => T) => tools.map(({ object }) => read(object));
  await client.query(
    `INSERT INTO tool (suite_id, ingest_id, name, description, input_schema, effect, defaults, eval_norms, extra, content_hash)
     SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::uuid[])
     ON CONFLICT (suite_id, name) DO UPDATE SET
       ingest_id = excluded.ingest_id, description = excluded.description, input_schema = excluded.input_schema,
       effect = excluded.effect, defaults = excluded.defaults, eval_norms = excluded.eval_norms,
       extra = excluded.extra, content_hash = excluded.content_hash, updated_at = now()`,
    [
      target.suiteId,
      target.ingestId,
      column((tool) => stored(tool.name)),
      column((tool) => stored(tool.description)),
      column((tool) => stored(tool.inputSchema)),
      column((tool) => tool.effect),
      column((tool) => stored(tool.defaults)),
      column((tool) => stored(JSON.stringify(tool.evalNorms))),
      column((tool) => stored(tool.extra)),
      tools.map(({ hash }) => hash),
    ],
  );
}
