import type { PoolClient } from "pg";
import { completeTool } from "../../grading/complete-tool.ts";
import type { Effect, NormalizerUse, ToolObject } from "../../grading/model.ts";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { JsonText } from "../../json/json-node.ts";
import type { IngestCounts } from "../../queries/ingest-counts.ts";
import type { Conflict } from "./conflict.ts";
import { fingerprint } from "./fingerprint.ts";
import { stored } from "./stored.ts";
import type { StreamDefinitions } from "./stream-definitions.ts";

type Target = { readonly suiteId: number; readonly ingestId: number; readonly replace: boolean };

export type MergedTools = {
  readonly changed: boolean;
  /** Names that the stream defines twice, otherwise the second time (K8). */
  readonly duplicates: readonly string[];
  readonly conflicts: readonly Conflict[];
};

type ToolRow = {
  name: string;
  description: string | null;
  input_schema: string | null;
  effect: Effect | null;
  defaults: string | null;
  eval_norms: string;
  extra: string | null;
  content_hash: string;
  ingest_id: number | null;
  stated: boolean;
  found: string | null;
};

/** `hash`: of the stated definition, of the found one where nobody states any. */
type Merged = { object: ToolObject; hash: string; stated: boolean; found: ToolObject | null };

/**
 * Takes the stream's tools into the suite. Of several of one name in the stream the first holds. One that came along
 * with records gives way to a stated one, whichever comes first, which takes from it what it lacks.
 */
export async function mergeTools(
  client: PoolClient,
  target: Target,
  stream: StreamDefinitions,
  counts: IngestCounts,
): Promise<MergedTools> {
  const { rows } = await client.query<ToolRow>(
    `SELECT name, description, input_schema, effect, defaults, eval_norms, extra, content_hash, ingest_id, stated, found
     FROM tool WHERE suite_id = $1`,
    [target.suiteId],
  );
  const known = new Map(rows.map((row) => [row.name, row]));
  const seen = new Map<string, string>();
  const duplicates = new Set<string>();
  const conflicts: Conflict[] = [];
  const merged = new Map<string, Merged>();
  const count = counts.tool;
  for (const { object, hash, place } of stream.tools) {
    count.read++;
    const name = stored(object.name);
    const earlier = seen.get(name);
    const row = known.get(name);
    // A tool that was found, or only declared in the browser, has no definition yet that could be contradicted.
    const definedBefore = row !== undefined && row.ingest_id !== null && row.stated;
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
    else if (definedBefore && !target.replace) {
      conflict("The stored tool is defined otherwise; it stays. Send with replace to overwrite it.");
    } else {
      count[definedBefore ? "replaced" : "new"]++;
      merged.set(name, { object, hash, stated: true, found: row ? foundOf(row) : null });
    }
  }
  count.read += stream.foundAgain;
  count.unchanged += stream.foundAgain;
  for (const { object, hash } of stream.foundTools.values()) {
    count.read++;
    const name = stored(object.name);
    const row = known.get(name);
    const stated = merged.get(name) ?? (row && row.ingest_id !== null && row.stated ? toMerged(row) : null);
    const before = row ? foundOf(row) : null;
    const replaces = before !== null && stated === null && target.replace && row?.content_hash !== hash;
    if (before !== null && !replaces) {
      count.unchanged++;
      continue;
    }
    const adds = stated === null || says(completeTool(stated.object, object)) !== says(stated.object);
    count[replaces ? "replaced" : adds ? "new" : "unchanged"]++;
    merged.set(name, { ...(stated ?? { object, hash, stated: false }), found: object });
  }
  const written = [...merged.values()].map((tool) => ({
    ...tool,
    object: tool.stated ? completeTool(tool.object, tool.found) : tool.object,
  }));
  if (written.length > 0) await write(client, target, written);
  const changed = written.some(({ object }) => {
    const row = known.get(stored(object.name));
    return row === undefined || says(toTool(row)) !== says(object);
  });
  return { changed, duplicates: [...duplicates], conflicts };
}

function foundOf({ found }: ToolRow): ToolObject | null {
  return found === null ? null : (JSON.parse(decodeStoredText(found)) as ToolObject);
}

function toMerged(row: ToolRow): Merged {
  return { object: toTool(row), hash: row.content_hash, stated: true, found: foundOf(row) };
}

function toTool(row: ToolRow): ToolObject {
  return {
    kind: "tool",
    name: decodeStoredText(row.name),
    description: decodeOptionalText(row.description),
    inputSchema: decodeOptionalText(row.input_schema) as JsonText | null,
    effect: row.effect,
    defaults: decodeOptionalText(row.defaults) as JsonText | null,
    evalNorms: JSON.parse(decodeStoredText(row.eval_norms)) as Record<string, NormalizerUse>,
    extra: decodeOptionalText(row.extra) as JsonText | null,
  };
}

function says({ found: _, ...tool }: ToolObject): string {
  return fingerprint(tool);
}

async function write(client: PoolClient, target: Target, tools: readonly Merged[]): Promise<void> {
  const column = <T>(read: (tool: ToolObject) => T) => tools.map(({ object }) => read(object));
  await client.query(
    `INSERT INTO tool (suite_id, ingest_id, name, description, input_schema, effect, defaults, eval_norms, extra,
       content_hash, stated, found)
     SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
       $10::uuid[], $11::bool[], $12::text[])
     ON CONFLICT (suite_id, name) DO UPDATE SET
       ingest_id = excluded.ingest_id, description = excluded.description, input_schema = excluded.input_schema,
       effect = excluded.effect, defaults = excluded.defaults, eval_norms = excluded.eval_norms,
       extra = excluded.extra, content_hash = excluded.content_hash, stated = excluded.stated, found = excluded.found,
       updated_at = now()`,
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
      tools.map((tool) => tool.stated),
      tools.map(({ found }) => (found === null ? null : stored(JSON.stringify(found)))),
    ],
  );
}
