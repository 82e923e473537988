import { ClaimcheckError } from "../../claimcheck-error.ts";
import { readObjects } from "../../sources/read-objects.ts";
import type { RecognizedFile } from "../../sources/recognized-file.ts";
import { FileTally } from "./file-tally.ts";
import type { IngestInput } from "./ingest-input.ts";

const NAMES_SHOWN = 3;

/** Files as one stream. A file that no format knows becomes a reject; throws `not_recognized` where none is known. */
export function filesInput(files: readonly RecognizedFile[]): IngestInput {
  const formats = new Set(files.flatMap(({ importer }) => (importer === null ? [] : [importer.name])));
  const first = files[0];
  if (formats.size === 0 && first) {
    const more = files.length > 1 ? ` None of the ${files.length} files was recognized.` : "";
    throw new ClaimcheckError("not_recognized", `${first.file.name} was not read: ${first.reason}.${more}`);
  }
  const tally = new FileTally(files);
  const shown = files.slice(0, NAMES_SHOWN).map(({ file }) => file.name);
  if (files.length > NAMES_SHOWN) shown.push(`and ${files.length - NAMES_SHOWN} more`);
  return {
    source: shown.join(", "),
    format: [...formats].join(", "),
    bytesTotal: files.reduce((sum, { file }) => sum + file.size, 0),
    files: () => tally.outcomes(),
    read: (pass) =>
      pass.pass === "all" ? tally.counted(readObjects(files, pass)) : readObjects(files, pass),
  };
}
