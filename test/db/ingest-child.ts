// Ingests a file in a process of its own, so that a test can kill it. Prints how many records are handed over.
import { filesInput } from "../../lib/commands/ingest/files-input.ts";
import { ingestStream } from "../../lib/commands/ingest-stream.ts";
import { closePool } from "../../lib/db/pool.ts";
import { openSource } from "../../lib/sources/open-source.ts";
import { recognizeFile } from "../../lib/sources/recognize-file.ts";

const [path = ""] = process.argv.slice(2);
const files = await Promise.all((await openSource([path])).map((file) => recognizeFile(file, null)));
await ingestStream(filesInput(files), {
  via: "cli",
  actor: "child",
  onProgress: ({ state, records }) => process.stdout.write(`${state} ${records}\n`),
});
await closePool();
