// Ingests a file in a process of its own and prints its peak memory (VmHWM) in kilobytes.
import { readFileSync } from "node:fs";
import { filesInput } from "../../lib/commands/ingest/files-input.ts";
import { ingestStream } from "../../lib/commands/ingest-stream.ts";
import { closePool } from "../../lib/db/pool.ts";
import { openSource } from "../../lib/sources/open-source.ts";
import { recognizeFiles } from "../../lib/sources/recognize-files.ts";

const [file = ""] = process.argv.slice(2);
const files = await recognizeFiles(await openSource([file]), null);
await ingestStream(filesInput(files), { via: "cli", actor: "bench" });
await closePool();
const peak = /^VmHWM:\s+(\d+)/m.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? "0";
process.stdout.write(`${peak}\n`);
