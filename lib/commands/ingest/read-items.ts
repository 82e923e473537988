import { ClaimcheckError } from "../../claimcheck-error.ts";
import type { ImportItem } from "../../importers/importer.ts";
import type { IngestInput, ReadPass } from "./ingest-input.ts";
import type { IngestLog } from "./ingest-log.ts";
import { storable } from "./storable.ts";

/** One pass over the stream, told to the log; objects that the store can't hold come as rejects. */
export async function* readItems(
  input: IngestInput,
  log: IngestLog,
  pass: ReadPass,
): AsyncGenerator<readonly ImportItem[]> {
  let objects = 0;
  const onBytes = (count: number) => log.addBytes(count);
  for await (const items of input.read({ ...pass, onBytes })) {
    if (pass.signal?.aborted) throw new ClaimcheckError("interrupted", "Reading was interrupted.");
    yield items.map(storable);
    objects += items.length;
    log.update({ objects });
  }
}
