import type { NativeObject } from "../../grading/model.ts";
import type { ImportItem } from "../../importers/importer.ts";
import { fingerprint } from "./fingerprint.ts";
import type { IngestInput, ReadPass } from "./ingest-input.ts";

const BATCH = 500;

/** Objects made in this process as one stream. `make` is called once a pass and must give the same each time. */
export function objectsInput(source: string, make: () => Iterable<NativeObject>): IngestInput {
  return { source, format: "native", bytesTotal: null, read: (pass) => read(source, make, pass) };
}

async function* read(
  file: string,
  make: () => Iterable<NativeObject>,
  { hash }: ReadPass,
): AsyncGenerator<readonly ImportItem[]> {
  let items: ImportItem[] = [];
  let line = 0;
  for (const object of make()) {
    items.push({ type: "object", object, line: ++line, file });
    hash?.update(Buffer.from(fingerprint(object)));
    if (items.length < BATCH) continue;
    yield items;
    items = [];
  }
  if (items.length > 0) yield items;
}
