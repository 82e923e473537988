import type { LookedFile, TableLook } from "../http/table-look.ts";
import { suggestMapping } from "../importers/table/suggest-mapping.ts";
import { ArchiveShelf } from "./archive-shelf.ts";
import { BrokenInput } from "./broken-input.ts";
import { readHead } from "./read-head.ts";
import { recognizeFiles } from "./recognize-files.ts";
import type { SourceFile } from "./source-file.ts";

type KeptFor = (columns: readonly string[]) => Promise<TableLook["kept"]>;

/** What files are taken for; of those that no format knows and that have columns, the columns and a suggestion. */
export async function lookAtFiles(files: readonly SourceFile[], keptFor: KeptFor): Promise<LookedFile[]> {
  const looked: LookedFile[] = [];
  for (const { file, importer, reason } of await recognizeFiles(files, null)) {
    const format = importer?.name ?? null;
    looked.push({
      file: file.name,
      format,
      why: reason,
      table: format === null ? await tableIn(file, keptFor) : null,
    });
  }
  return looked;
}

async function tableIn(file: SourceFile, keptFor: KeptFor): Promise<TableLook | null> {
  const shelf = new ArchiveShelf();
  try {
    const found = suggestMapping(await readHead(await shelf.bytes(file)));
    if (found === null) return null;
    const columns = found.columns.map(({ name }) => name);
    const height = Math.max(...found.columns.map(({ samples }) => samples.length));
    return {
      columns,
      rows: Array.from({ length: height }, (_, row) =>
        found.columns.map(({ samples }) => samples[row] ?? ""),
      ),
      suggestion: found.mapping,
      reasons: found.reasons,
      kept: await keptFor(columns),
    };
  } catch (error) {
    // What can't be unpacked has no columns; the reason that it was not recognized says so.
    if (error instanceof BrokenInput) return null;
    throw error;
  } finally {
    shelf.close();
  }
}
