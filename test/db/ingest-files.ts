import { filesInput } from "../../lib/commands/ingest/files-input.ts";
import type { IngestResult } from "../../lib/commands/ingest/ingest-result.ts";
import { type IngestOptions, ingestStream } from "../../lib/commands/ingest-stream.ts";
import { openSource } from "../../lib/sources/open-source.ts";
import { recognizeFiles } from "../../lib/sources/recognize-files.ts";

/** Ingests files as one stream, each in the format that its content shows. */
export async function ingestFiles(
  paths: readonly string[],
  options: Partial<IngestOptions> = {},
): Promise<IngestResult> {
  const files = await recognizeFiles(await openSource(paths), null);
  return ingestStream(filesInput(files), { via: "cli", actor: "test", ...options });
}
