import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesInput } from "../../lib/commands/ingest/files-input.ts";
import type { IngestResult } from "../../lib/commands/ingest/ingest-result.ts";
import { type IngestOptions, ingestStream } from "../../lib/commands/ingest-stream.ts";
import { openSource } from "../../lib/sources/open-source.ts";
import { recognizeFiles } from "../../lib/sources/recognize-files.ts";

/** Ingests objects as NDJSON (a string is a line as it stands), the way the command line does. */
export async function ingestText(
  lines: readonly (object | string)[],
  options: Partial<IngestOptions> = {},
): Promise<IngestResult> {
  const folder = await mkdtemp(path.join(tmpdir(), "claimcheck-test-"));
  try {
    const file = path.join(folder, "stream.ndjson");
    await writeFile(
      file,
      lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join(""),
    );
    const [source] = await openSource([file]);
    if (!source) throw new Error("the file was just written");
    const input = filesInput(await recognizeFiles([source], "native"));
    return await ingestStream(input, { via: "cli", actor: "test", ...options });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
