import type { ExportFormat } from "./export-format.ts";
import type { FindingExportRow } from "./finding-export-row.ts";

const CHUNK_CHARS = 64 * 1024;

/**
 * The rows as chunks of encoded text, as fast as they are taken. Where reading the rows fails half-way the file
 * ends in a line that says so; `onError` hears the cause.
 */
export async function* writeExport(
  rows: AsyncIterable<FindingExportRow>,
  format: ExportFormat,
  onError: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let pending = format.head;
  let written = 0;
  try {
    for await (const row of rows) {
      pending += format.line(row);
      written += 1;
      if (pending.length < CHUNK_CHARS) continue;
      yield encoder.encode(pending);
      pending = "";
    }
  } catch (error) {
    onError(error);
    pending += format.truncated(written, "the database could not be read to the end; export again");
  }
  if (pending !== "") yield encoder.encode(pending);
}
