import path from "node:path";
import { filesInput } from "../../lib/commands/ingest/files-input.ts";
import { ingestStream } from "../../lib/commands/ingest-stream.ts";
import { pool } from "../../lib/db/pool.ts";
import { openSource } from "../../lib/sources/open-source.ts";
import { recognizeFiles } from "../../lib/sources/recognize-files.ts";
import { benchDatabase } from "./bench-database.ts";
import { benchLabels } from "./bench-labels.ts";
import type { BenchRow } from "./bench-row.ts";
import { generateStream } from "./generate-stream.ts";
import type { PageContext } from "./page-bench.ts";
import { PAGES } from "./pages.ts";
import { writeStream } from "./write-stream.ts";

const ROUNDS = 40;
const AIM_MS = 100;
const RECORDS = 200;

type Where = { readonly server: string; readonly folder: string };

/** Server time of every page's reads on a store of so many calls (p50 and p95 to the first byte, and of the whole), and of labelling. */
export async function benchPages(seed: number, calls: number, where: Where): Promise<BenchRow[]> {
  const file = path.join(where.folder, "pages.ndjson");
  await writeStream(file, generateStream(seed, { calls }));
  const database = await benchDatabase(where.server);
  const files = await recognizeFiles(await openSource([file]), null);
  const { suite } = await ingestStream(filesInput(files), { via: "cli", actor: "bench" });
  // What autovacuum does within a minute of a large ingest.
  await pool().query("VACUUM ANALYZE");
  const context = await contextOf(suite);
  const rows: BenchRow[] = [];
  for (const page of PAGES) {
    const first = await time(() => page.firstByte(context));
    const whole = await time(() => page.whole(context));
    rows.push({
      what: `${page.page} (${calls.toLocaleString("en")} calls)`,
      value: `first byte p50 ${ms(first, 0.5)}, p95 ${ms(first, 0.95)} · whole p50 ${ms(whole, 0.5)}, p95 ${ms(whole, 0.95)}`,
      aim: { text: `first byte p95 < ${AIM_MS} ms`, reached: quantile(first, 0.95) < AIM_MS },
    });
  }
  rows.push(...(await benchLabels(suite, calls)));
  await database.drop();
  return rows;
}

async function contextOf(suite: string): Promise<PageContext> {
  const { rows } = await pool().query<{ suite_id: number; record_id: string }>(
    `SELECT r.suite_id, r.record_id FROM record r JOIN suite s ON s.id = r.suite_id
     WHERE s.name = $1 ORDER BY r.id LIMIT $2`,
    [suite, RECORDS],
  );
  let next = 0;
  return {
    suite,
    suiteId: rows[0]?.suite_id as number,
    nextRecord: () => rows[next++ % rows.length]?.record_id as string,
  };
}

async function time(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] as number;
}

function ms(sorted: readonly number[], share: number): string {
  return `${quantile(sorted, share).toFixed(1)} ms`;
}
