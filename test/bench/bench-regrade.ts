import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { PoolClient } from "pg";
import { adoptRules } from "../../lib/commands/adopt-rules.ts";
import { cancelRegrade } from "../../lib/commands/cancel-regrade.ts";
import { gradePage } from "../../lib/commands/grading/grade-page.ts";
import { GradingRows } from "../../lib/commands/grading/grading-rows.ts";
import { type LoadedRecord, loadRecords } from "../../lib/commands/grading/load-records.ts";
import { filesInput } from "../../lib/commands/ingest/files-input.ts";
import { ingestStream } from "../../lib/commands/ingest-stream.ts";
import { SuiteGraders } from "../../lib/commands/regrading/suite-graders.ts";
import { pool } from "../../lib/db/pool.ts";
import { openSource } from "../../lib/sources/open-source.ts";
import { recognizeFile } from "../../lib/sources/recognize-file.ts";
import { benchDatabase } from "./bench-database.ts";
import type { BenchRow } from "./bench-row.ts";
import { generateStream } from "./generate-stream.ts";
import { writeStream } from "./write-stream.ts";

const AIM = 1.5;
const PAGE = 1000;

type Where = { readonly server: string; readonly folder: string };

/**
 * A regrade of `equivalent` and `effect` by one worker and by two, against reading, grading and COPYing the same rows
 * in one process that does nothing else: no queue, no chunks, no counting. Each makes a version of its own.
 */
export async function benchRegrade(seed: number, calls: number, where: Where): Promise<BenchRow[]> {
  const file = path.join(where.folder, "regrade.ndjson");
  await writeStream(file, generateStream(seed, { calls }));
  const database = await benchDatabase(where.server);
  const files = await Promise.all((await openSource([file])).map((one) => recognizeFile(one, null)));
  const { counts } = await ingestStream(filesInput(files), { via: "cli", actor: "bench" });
  const { rows } = await pool().query<{ id: number }>("SELECT id FROM suite");
  const suite = rows[0]?.id as number;
  await pool().query("VACUUM ANALYZE");

  const bare = await gradeAndCopy(suite);
  const one = await timedRegrade(suite, "get_order", 1, database.url);
  const two = await timedRegrade(suite, "list_order", 2, database.url);
  await database.drop();
  const rate = (ms: number) =>
    `${Math.round((counts.calls / ms) * 1000).toLocaleString("en")} calls/s, ${(ms / 1000).toFixed(1)} s`;
  const part = (ms: number) => (ms / 1000).toFixed(1);
  const { read, grade, copy } = bare;
  const whole = read + grade + copy;
  return [
    {
      what: `grading and COPY in one process (${counts.calls.toLocaleString("en")} calls)`,
      value: `${rate(whole)}: read ${part(read)}, grade ${part(grade)}, COPY ${part(copy)}`,
      aim: null,
    },
    { what: "regrade by one worker", value: rate(one), aim: null },
    {
      what: "regrade by one worker as a multiple",
      value: `${(one / whole).toFixed(2)} (${(one / (grade + copy)).toFixed(2)} of grading and COPY without reading)`,
      aim: { text: `≤ ${AIM}`, reached: one / whole <= AIM },
    },
    { what: "regrade by two workers", value: `${rate(two)}, ${(two / whole).toFixed(2)} ×`, aim: null },
  ];
}

/** A new version that fails the same: nothing but its rules is other. Returns its regrade. */
async function adopt(suite: number, tool: string) {
  const rule = { use: "case_insensitive", options: {} };
  const changes = [{ kind: "norm" as const, tool, path: "id", rule }];
  const adopted = await adoptRules(suite, { changes, runs: null, reason: "bench", actor: "bench" });
  if (adopted.regrade === null) throw new Error("there was nothing to regrade");
  return { regrade: adopted.regrade, instruments: adopted.instruments.map(({ id }) => id) };
}

async function gradeAndCopy(suite: number) {
  const { regrade, instruments } = await adopt(suite, "get_invoice");
  await cancelRegrade(suite, regrade, "bench");
  const client = await pool().connect();
  const spent = { read: 0, grade: 0, copy: 0 };
  const timed = async <T>(part: keyof typeof spent, work: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const result = await work();
    spent[part] += performance.now() - started;
    return result;
  };
  try {
    const { grader, signatures } = await new SuiteGraders().get(client, suite, instruments);
    for (let after = "0"; ; ) {
      const page = await timed("read", () => readPage(client, suite, after));
      if (page.length === 0) return spent;
      after = (page.at(-1) as LoadedRecord).key;
      const rows = await timed("grade", async () => {
        const graded = await gradePage(page, grader);
        const keys = await signatures.ensure(graded.signatures);
        const made = new GradingRows(suite);
        for (const record of graded.records) made.add(record, keys);
        return made;
      });
      await timed("copy", () => rows.write(client));
    }
  } finally {
    client.release();
  }
}

function readPage(client: PoolClient, suite: number, after: string): Promise<LoadedRecord[]> {
  return loadRecords(client, suite, { after, limit: PAGE, caseIds: null });
}

async function timedRegrade(suite: number, tool: string, workers: number, url: string): Promise<number> {
  const { regrade } = await adopt(suite, tool);
  const started = performance.now();
  await Promise.all(Array.from({ length: workers }, () => runWorker(url)));
  const ms = performance.now() - started;
  const { rows } = await pool().query("SELECT state FROM regrade WHERE suite_id = $1 AND id = $2", [
    suite,
    regrade,
  ]);
  if (rows[0]?.state !== "complete") throw new Error(`the regrade is ${rows[0]?.state}`);
  return ms;
}

async function runWorker(url: string): Promise<void> {
  const child = spawn(process.execPath, ["lib/cli/claimcheck.mjs", "work", "--once"], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`a worker ended with ${code}`);
}
