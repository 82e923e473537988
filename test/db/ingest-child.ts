// Ingests a file in a process of its own, so that a test can kill it. Prints how many records are handed over.
import { filesInput } from "../../lib/commands/ingest/files-input.ts";
import { ingestStream } from "../../lib/commands/ingest-stream.ts";
import { closePool } from "../../lib/db/pool.ts";
import { openSource } from "../../lib/sources/open-source.ts";
import { recognizeFiles } from "../../lib/sources/recognize-files.ts";

const [path = ""] = process.argv.slice(2);
const files = await recognizeFiles(await openSource([path]), null);
await ingestStream(filesInput(files), {
  via: "cli",
  actor: "child",
  onProgress: ({ state, records }) => process.stdout.write(`${state} ${records}\n`),
});
await closePool();
