import { createReadStream, createWriteStream } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { from, to } from "pg-copy-streams";
import { filesInput } from "../../lib/commands/ingest/files-input.ts";
import { ingestStream } from "../../lib/commands/ingest-stream.ts";
import { pool } from "../../lib/db/pool.ts";
import { openSource } from "../../lib/sources/open-source.ts";
import { recognizeFiles } from "../../lib/sources/recognize-files.ts";
import { benchDatabase } from "./bench-database.ts";
import type { BenchRow } from "./bench-row.ts";
import { generateStream } from "./generate-stream.ts";
import { writeStream } from "./write-stream.ts";

const AIM = 0.35;
/** Every table into which an ingest of records writes. */
const TABLES = [
  "record",
  "call",
  "verdict",
  "finding",
  "signal",
  "case_rollup",
  "finding_rollup",
  "run_rollup",
  "claim_rollup",
  "signal_rollup",
  "run_totals",
] as const;

type Where = { readonly server: string; readonly folder: string };

/** A stream from file to store, against COPY of the very same rows into the same empty tables. */
export async function benchIngest(seed: number, calls: number, where: Where): Promise<BenchRow[]> {
  const file = path.join(where.folder, "ingest.ndjson");
  await writeStream(file, generateStream(seed, { calls }));
  const filled = await benchDatabase(where.server);
  const files = await recognizeFiles(await openSource([file]), null);
  const started = performance.now();
  const result = await ingestStream(filesInput(files), { via: "cli", actor: "bench" });
  const ingest = performance.now() - started;
  const rows = await dump(where.folder);
  await filled.drop();

  const empty = await benchDatabase(where.server);
  const copy = await copyBack(where.folder);
  await empty.drop();
  const share = copy / ingest;
  const { calls: written } = result.counts;
  return [
    {
      what: `ingest, end to end (${written.toLocaleString("en")} calls)`,
      value: `${Math.round((written / ingest) * 1000).toLocaleString("en")} calls/s, ${(ingest / 1000).toFixed(1)} s`,
      aim: null,
    },
    {
      what: `COPY of the same ${rows.toLocaleString("en")} rows`,
      value: `${Math.round((written / copy) * 1000).toLocaleString("en")} calls/s, ${(copy / 1000).toFixed(1)} s`,
      aim: null,
    },
    {
      what: "ingest as a share of COPY",
      value: share.toFixed(2),
      aim: { text: `≥ ${AIM}`, reached: share >= AIM },
    },
  ];
}

/** Writes every table to a file in the order in which its rows were written. Returns how many there are. */
async function dump(folder: string): Promise<number> {
  const client = await pool().connect();
  let rows = 0;
  try {
    for (const table of TABLES) {
      const stream = client.query(to(`COPY ${table} TO STDOUT`));
      await pipeline(stream, createWriteStream(path.join(folder, table)));
      rows += stream.rowCount ?? 0;
    }
  } finally {
    client.release();
  }
  return rows;
}

async function copyBack(folder: string): Promise<number> {
  const client = await pool().connect();
  try {
    const started = performance.now();
    for (const table of TABLES) {
      await pipeline(
        createReadStream(path.join(folder, table), { highWaterMark: 1 << 18 }),
        client.query(from(`COPY ${table} FROM STDIN`)),
      );
    }
    return performance.now() - started;
  } finally {
    client.release();
  }
}
