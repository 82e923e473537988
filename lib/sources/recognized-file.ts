import type { Head, Importer } from "../importers/importer.ts";
import type { SourceFile } from "./source-file.ts";

export type RecognizedFile = {
  readonly file: SourceFile;
  readonly framing: Head["framing"];
  /** null: no format knows this content, for the `reason` given. */
  readonly importer: Importer | null;
  readonly reason: string;
  /** The code of the reject of a file that is not read; default `not_recognized`. */
  readonly code?: string;
  /** Of an archive that its importer knows: the entries to read, in the order in which it wants them. */
  readonly entries?: readonly ArchiveEntry[];
};

/** An archive's entry: `name` is the one that it has in the archive. */
export type ArchiveEntry = { readonly name: string; readonly file: SourceFile };
