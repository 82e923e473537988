import type { Importer, ImportItem, ImportReader, Reject, SourceElement } from "../importers/importer.ts";
import { ArchiveShelf } from "./archive-shelf.ts";
import type { ElementBatch } from "./element-batch.ts";
import { quickKind } from "./quick-kind.ts";
import { readElements } from "./read-elements.ts";
import type { ReadOptions } from "./read-options.ts";
import type { RecognizedFile } from "./recognized-file.ts";

export type ObjectOptions = ReadOptions & {
  /**
   * `definitions`: native records are passed over unread where their first characters show them to be such; other
   * records and all rejects but theirs still come. Default `all`.
   */
  readonly pass?: "definitions" | "all";
};

/**
 * The objects and rejects of all files, in order, a batch per chunk read. A file that no format knows is one reject
 * of code `not_recognized`. Files of one format share one reader, which ends after the last of them.
 * Nothing is remembered between calls: the same files may be read again for a second pass.
 */
export async function* readObjects(
  files: readonly RecognizedFile[],
  options: ObjectOptions = {},
): AsyncGenerator<ImportItem[]> {
  const readers = new Map<Importer, ImportReader>();
  const skipRecords = options.pass === "definitions";
  const shelf = new ArchiveShelf();
  try {
    for (const recognized of files) {
      const { file, importer, reason, code = "not_recognized" } = recognized;
      if (importer === null) {
        yield [{ type: "reject", reject: notRead(file.name, code, reason) }];
        continue;
      }
      const reader = readers.get(importer) ?? importer.createReader();
      readers.set(importer, reader);
      const native = importer.name === "native";
      for await (const batch of elementsOf(recognized, shelf, options)) {
        const items: ImportItem[] = [];
        for (const piece of batch) {
          if ("code" in piece) items.push({ type: "reject", reject: piece });
          else if (skipRecords && native && quickKind(piece) === "record") continue;
          else for (const item of reader.read(piece)) items.push(item);
        }
        if (items.length > 0) yield items;
      }
    }
    for (const reader of readers.values()) {
      const items = [...reader.end()];
      if (items.length > 0) yield items;
    }
  } finally {
    shelf.close();
  }
}

/** The pieces of a file; of an archive that its importer knows, each entry whole. */
async function* elementsOf(
  { file, framing, importer, entries }: RecognizedFile,
  shelf: ArchiveShelf,
  options: ReadOptions,
): AsyncGenerator<ElementBatch> {
  if (entries === undefined) {
    const importerFraming = importer?.framing ?? "elements";
    const source = await shelf.bytes(file);
    yield* readElements(source, { ...options, name: file.name, framing, importerFraming });
    return;
  }
  for (const entry of entries) {
    const source = await shelf.bytes(entry.file);
    const whole = { ...options, name: entry.file.name, framing, importerFraming: "document" } as const;
    for await (const batch of readElements(source, whole)) {
      yield batch.map((piece): SourceElement | Reject =>
        "code" in piece ? piece : { ...piece, entry: entry.name },
      );
    }
  }
}

function notRead(file: string, code: string, reason: string): Reject {
  return { file, line: 1, path: null, code, message: `This file was not read: ${reason}.`, source: "" };
}
