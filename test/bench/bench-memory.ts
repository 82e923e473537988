import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { benchDatabase } from "./bench-database.ts";
import type { BenchRow } from "./bench-row.ts";
import { generateStream } from "./generate-stream.ts";
import { writeStream } from "./write-stream.ts";

const AIM_MB = 512;

type Where = { readonly server: string; readonly folder: string };

/** Peak resident memory of a process that ingests a stream of so many gigabytes, and of one of a tenth of it. */
export async function benchMemory(seed: number, gigabytes: number, where: Where): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const size of [gigabytes / 10, gigabytes]) {
    const file = path.join(where.folder, "memory.ndjson");
    await writeStream(file, generateStream(seed, { bytes: size * 1e9 }));
    const database = await benchDatabase(where.server);
    const started = performance.now();
    const peak = (await ingestInChild(file, database.url)) / 1024;
    const seconds = (performance.now() - started) / 1000;
    await database.drop();
    rows.push({
      what: `peak memory, a stream of ${size.toFixed(1)} GB`,
      value: `${Math.round(peak)} MB (in ${Math.round(seconds)} s)`,
      aim: { text: `< ${AIM_MB} MB`, reached: peak < AIM_MB },
    });
  }
  return rows;
}

async function ingestInChild(file: string, url: string): Promise<number> {
  const script = path.join(import.meta.dirname, "memory-child.ts");
  const child = spawn(process.execPath, ["--import", "tsx", script, file], {
    env: { ...process.env, CLAIMCHECK_DATABASE_URL: url },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let out = "";
  child.stdout.on("data", (chunk: Buffer) => {
    out += chunk.toString();
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`the ingest ended with status ${code}`);
  return Number(out.trim());
}
