import { ClaimcheckError } from "../../claimcheck-error.ts";
import { readObjects } from "../../sources/read-objects.ts";
import { type RecognizedFile, recognizeFile } from "../../sources/recognize-file.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import type { IngestInput } from "./ingest-input.ts";

const NAMES_SHOWN = 3;

/**
 * Files as one stream. A file that no format knows becomes a reject; throws `not_recognized` where none is known,
 * `usage` where `format` is no format.
 */
export async function filesInput(files: readonly SourceFile[], format: string | null): Promise<IngestInput> {
  const recognized: RecognizedFile[] = [];
  for (const file of files) recognized.push(await recognizeFile(file, format));
  const formats = new Set(recognized.flatMap(({ importer }) => (importer === null ? [] : [importer.name])));
  const first = recognized[0];
  if (formats.size === 0 && first) {
    const more = recognized.length > 1 ? ` None of the ${recognized.length} files was recognized.` : "";
    throw new ClaimcheckError("not_recognized", `${first.file.name} was not read: ${first.reason}.${more}`);
  }
  const shown = files.slice(0, NAMES_SHOWN).map(({ name }) => name);
  if (files.length > NAMES_SHOWN) shown.push(`and ${files.length - NAMES_SHOWN} more`);
  return {
    source: shown.join(", "),
    format: [...formats].join(", "),
    bytesTotal: files.reduce((sum, { size }) => sum + size, 0),
    read: (pass) => readObjects(recognized, pass),
  };
}
