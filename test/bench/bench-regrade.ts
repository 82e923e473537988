import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { PoolClient } from "pg";
import { adoptRules } from "../../lib/commands/adopt-rules.ts";
import { cancelRegrade } from "../../lib/commands/cancel-regrade.ts";
import { gradePage } from "../../lib/commands/grading/grade-page.ts";
import { GradingRows } from "../../lib/commands/grading/grading-rows.ts";
import { filesInput } from "../../lib/commands/ingest/files-input.ts";
import { ingestStream } from "../../lib/commands/ingest-stream.ts";
import { SuiteGraders } from "../../lib/commands/regrading/suite-graders.ts";
import { pool } from "../../lib/db/pool.ts";
import { type LoadedRecord, loadRecords } from "../../lib/queries/load-records.ts";
import { openSource } from "../../lib/sources/open-source.ts";
import { recognizeFiles } from "../../lib/sources/recognize-files.ts";
import { benchDatabase } from "./bench-database.ts";
import type { BenchRow } from "./bench-row.ts";
import { generateStream } from "./generate-stream.ts";
import { gradedHash } from "./graded-hash.ts";
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
  const files = await recognizeFiles(await openSource([file]), null);
  const { counts } = await ingestStream(filesInput(files), { via: "cli", actor: "bench" });
  const { rows } = await pool().query<{ id: number }>("SELECT id FROM suite");
  const suite = rows[0]?.id as number;
  await pool().query("VACUUM ANALYZE");

  const bare = await gradeAndCopy(suite);
  const first = await adopt(suite, "get_order");
  const one = await timed(() => runWorkers(1, database.url));
  const expected = await gradedHash(suite, first.instruments);
  await adopt(suite, "list_order");
  const two = await timed(() => runWorkers(2, database.url));
  const broken = await adopt(suite, "update_order");
  await runAndKill(broken.regrade, database.url);
  const got = await gradedHash(suite, broken.instruments);
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
    {
      what: "two workers, one killed and another begun, against one",
      value: `${got.hash === expected.hash ? "the same" : "other"} ${got.rows.toLocaleString("en")} rows`,
      aim: { text: "the same", reached: got.hash === expected.hash },
    },
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
  const spend = async <T>(part: keyof typeof spent, work: () => Promise<T>): Promise<T> => {
    const started = performance.now();
    const result = await work();
    spent[part] += performance.now() - started;
    return result;
  };
  try {
    const { grader, signatures } = await new SuiteGraders().get(client, suite, instruments);
    for (let after = "0"; ; ) {
      const page = await spend("read", () => readPage(client, suite, after));
      if (page.length === 0) return spent;
      after = (page.at(-1) as LoadedRecord).key;
      const rows = await spend("grade", async () => {
        const graded = await gradePage(page, grader);
        const keys = await signatures.ensure(graded.signatures);
        const made = new GradingRows(suite);
        for (const record of graded.records) made.add(record, keys);
        return made;
      });
      await spend("copy", () => rows.write(client));
    }
  } finally {
    client.release();
  }
}

function readPage(client: PoolClient, suite: number, after: string): Promise<LoadedRecord[]> {
  return loadRecords(client, suite, { after, limit: PAGE, caseIds: null });
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function runWorkers(count: number, url: string): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => ended(startWorker(url))));
}

/** Two workers, of which one is killed in the middle of its chunks; a third one takes its place. */
async function runAndKill(regrade: number, url: string): Promise<void> {
  const [killed, other] = [startWorker(url), startWorker(url)];
  const begun = "SELECT FROM regrade WHERE id = $1 AND records > total / 4";
  while ((await pool().query(begun, [regrade])).rowCount === 0) await setTimeout(20);
  killed.kill("SIGKILL");
  await Promise.all([ended(other), ended(startWorker(url))]);
}

function startWorker(url: string): ChildProcess {
  return spawn(process.execPath, ["lib/cli/claimcheck.mjs", "work", "--once"], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function ended(worker: ChildProcess): Promise<void> {
  const [code] = await once(worker, "exit");
  if (code !== 0) throw new Error(`a worker ended with ${code}`);
}
