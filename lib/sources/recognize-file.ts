import { detectImporter } from "../importers/detect-importer.ts";
import { getImporter } from "../importers/get-importer.ts";
import type { Head, Importer } from "../importers/importer.ts";
import { readHead } from "./read-head.ts";
import type { SourceFile } from "./source-file.ts";

export type RecognizedFile = {
  readonly file: SourceFile;
  readonly framing: Head["framing"];
  /** null: no format knows this content, for the `reason` given. */
  readonly importer: Importer | null;
  readonly reason: string;
};

/** Which importer reads this file: the one of `format` where given, else the one that knows its content. */
export async function recognizeFile(file: SourceFile, format: string | null): Promise<RecognizedFile> {
  const given = format === null ? null : getImporter(format);
  const head = await readHead(file.path);
  if (given !== null) {
    // Text that looks like nothing is still split into lines, so that each gets its own reject.
    return { file, framing: head.framing, importer: given, reason: `format ${given.name} was asked for` };
  }
  const found = detectImporter(head);
  return found.importer === null
    ? { file, framing: head.framing, importer: null, reason: found.reason }
    : { file, framing: head.framing, importer: found.importer, reason: found.detection.why };
}
