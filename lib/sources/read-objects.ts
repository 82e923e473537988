import type { ImportItem, ImportReader } from "../importers/importer.ts";
import { quickKind } from "./quick-kind.ts";
import { readElements } from "./read-elements.ts";
import type { ReadOptions } from "./read-options.ts";
import type { RecognizedFile } from "./recognize-file.ts";

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
  const readers = new Map<string, ImportReader>();
  const skipRecords = options.pass === "definitions";
  for (const { file, framing, importer, reason } of files) {
    if (importer === null) {
      yield [{ type: "reject", reject: notRecognized(file.name, reason) }];
      continue;
    }
    const reader = readers.get(importer.name) ?? importer.createReader();
    readers.set(importer.name, reader);
    const native = importer.name === "native";
    const elementOptions = { ...options, framing, importerFraming: importer.framing };
    for await (const batch of readElements(file, elementOptions)) {
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
}

function notRecognized(file: string, reason: string) {
  const message = `This file was not read: ${reason}.`;
  return { file, line: 1, path: null, code: "not_recognized", message, source: "" };
}
