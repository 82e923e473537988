import type { CallSource, RecordObject } from "../../grading/model.ts";
import type { ImportItem } from "../../importers/importer.ts";
import type { IngestInput, ReadPass } from "./ingest-input.ts";

/** The stream with all its records, and their calls, as recorded by one source, whatever they say themselves. */
export function recordedBy(input: IngestInput, source: CallSource): IngestInput {
  return { ...input, read: (pass) => read(input, source, pass) };
}

async function* read(
  input: IngestInput,
  source: CallSource,
  pass: ReadPass,
): AsyncGenerator<readonly ImportItem[]> {
  // It is another stream than the same file without this.
  pass.hash?.update(Buffer.from(`recorded by ${source}\n`));
  for await (const items of input.read(pass)) {
    yield items.map((item) =>
      item.type === "object" && item.object.kind === "record"
        ? { ...item, object: recorded(item.object, source) }
        : item,
    );
  }
}

function recorded(record: RecordObject, source: CallSource): RecordObject {
  return { ...record, source, toolCalls: record.toolCalls.map((call) => ({ ...call, source })) };
}
