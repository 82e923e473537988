import { getImporter } from "../importers/get-importer.ts";
import type { Importer } from "../importers/importer.ts";
import { ArchiveShelf } from "./archive-shelf.ts";
import { FileRecognizer } from "./file-recognizer.ts";
import type { RecognizedFile } from "./recognized-file.ts";
import type { SourceFile } from "./source-file.ts";

/**
 * Which importer reads each of these files: the one of `format` where given, else the one that knows its content.
 * An archive that no format knows as a whole stands for its files, in name order. Of `tables`, which mappings of
 * columns make, the first that knows a file reads it where no format is certain of it; the format `table` is the first.
 */
export async function recognizeFiles(
  files: readonly SourceFile[],
  format: string | null,
  tables: readonly Importer[] = [],
): Promise<RecognizedFile[]> {
  const table = tables.find(({ name }) => name === format) ?? null;
  const given = format === null ? null : (table ?? getImporter(format));
  const shelf = new ArchiveShelf();
  const recognizer = new FileRecognizer(shelf, given, tables);
  const recognized: RecognizedFile[] = [];
  try {
    for (const file of files) recognized.push(...(await recognizer.recognize(file)));
  } finally {
    shelf.close();
  }
  return recognized;
}
