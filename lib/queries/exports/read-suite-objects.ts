import type { PoolClient } from "pg";
import { ClaimcheckError } from "../../claimcheck-error.ts";
import { pool } from "../../db/pool.ts";
import type { CaseObject, NativeObject, RunObject, SuiteOptions } from "../../grading/model.ts";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { JsonText } from "../../json/json-node.ts";
import { loadSuite } from "../load-suite.ts";
import { readSuiteLabels } from "./read-suite-labels.ts";
import { readSuiteRecords } from "./read-suite-records.ts";

export type SuiteExport = {
  readonly suiteId: number;
  /** Keys of the runs whose records go out; null: all. */
  readonly runs: readonly number[] | null;
  readonly signal?: AbortSignal | undefined;
};

const PAGE = 500;

/**
 * All that a suite holds, as the objects that an import takes, from one snapshot: options, tools and cases as they are
 * in effect, runs from the oldest on, records, labels that were not taken back. Some objects at a time, never more
 * than fit. Throws `interrupted` where `signal` says so.
 */
export async function* readSuiteObjects(wanted: SuiteExport): AsyncGenerator<readonly NativeObject[]> {
  const client = await pool().connect();
  let broken: Error | undefined;
  try {
    await client.query("begin transaction isolation level repeatable read, read only");
    for await (const objects of everything(client, wanted)) {
      if (wanted.signal?.aborted) throw new ClaimcheckError("interrupted", "The export was interrupted.");
      yield objects;
    }
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    if (broken === undefined) {
      await client.query("rollback").catch((error: Error) => {
        broken = error;
      });
    }
    client.release(broken);
  }
}

async function* everything(client: PoolClient, wanted: SuiteExport): AsyncGenerator<readonly NativeObject[]> {
  const { suiteId, runs } = wanted;
  const suite = await client.query<{
    name: string;
    args_match: string;
    repeats: string;
    extra: string | null;
  }>("select name, args_match, repeats, extra from suite where id = $1", [suiteId]);
  const [row] = suite.rows;
  if (row === undefined) throw new ClaimcheckError("not_found", "The suite is gone.");
  const options = { argsMatch: row.args_match, repeats: row.repeats } as SuiteOptions;
  const extra = decodeOptionalText(row.extra) as JsonText | null;
  yield [{ kind: "suite", suite: decodeStoredText(row.name), ...options, extra }];
  yield await tools(client, suiteId);
  yield* cases(client, suiteId);
  yield await runObjects(client, suiteId, runs);
  yield* readSuiteRecords(client, suiteId, runs);
  yield* readSuiteLabels(client, suiteId, runs);
}

async function tools(client: PoolClient, suiteId: number): Promise<NativeObject[]> {
  const suite = await loadSuite(client, suiteId);
  const { rows } = await client.query<{ name: string }>(
    "select name from tool where suite_id = $1 and not stated",
    [suiteId],
  );
  const found = new Set(rows.map(({ name }) => decodeStoredText(name)));
  return [...suite.tools.values()].map(({ source }) =>
    found.has(source.name) ? { ...source, found: true as const } : source,
  );
}

async function* cases(client: PoolClient, suiteId: number): AsyncGenerator<readonly CaseObject[]> {
  for (let after = 0; ; ) {
    const { rows } = await client.query<{ id: number; definition: string }>(
      `select id, definition from case_version where suite_id = $1 and current and id > $2 order by id limit ${PAGE}`,
      [suiteId, after],
    );
    if (rows.length === 0) return;
    after = rows.at(-1)?.id ?? after;
    yield rows.map(({ definition }) => JSON.parse(decodeStoredText(definition)) as CaseObject);
  }
}

type RunColumns = {
  run_id: string;
  started_at: Date | null;
  agent: string | null;
  model: string | null;
  git_sha: string | null;
  labels: string | null;
  extra: string | null;
};

async function runObjects(
  client: PoolClient,
  suiteId: number,
  runs: readonly number[] | null,
): Promise<RunObject[]> {
  const { rows } = await client.query<RunColumns>(
    `select run_id, started_at, agent, model, git_sha, labels, extra from run
     where suite_id = $1 and ($2::int[] is null or id = any($2)) order by ordered_at, id`,
    [suiteId, runs],
  );
  return rows.map((row) => ({
    kind: "run",
    runId: decodeStoredText(row.run_id),
    startedAt: row.started_at?.toISOString() ?? null,
    agent: decodeOptionalText(row.agent),
    model: decodeOptionalText(row.model),
    gitSha: decodeOptionalText(row.git_sha),
    labels: decodeOptionalText(row.labels) as JsonText | null,
    extra: decodeOptionalText(row.extra) as JsonText | null,
  }));
}
