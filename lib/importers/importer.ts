import type { NativeObject } from "../grading/model.ts";

/** One top-level piece of a source: a line of NDJSON, an element of a top-level JSON array, or a whole document. */
export type SourceElement = {
  readonly text: string;
  /** 1-based line on which the piece starts. */
  readonly line: number;
  /** Name of the file inside the source (`results.json`, `folder/a.ndjson`); shown, never opened. */
  readonly file: string;
  /** `yaml`: the text is a whole YAML file. Absent: it is taken for JSON. */
  readonly syntax?: "yaml";
  /**
   * Of a format with `streams`: the array that the piece is an item of (`simulations`). Null: the document itself
   * with those arrays left empty, which comes before their items. Absent: the format streams none.
   */
  readonly of?: string | null;
  /** Of an archive that the format knows as a whole: the entry that the piece is, by its name in the archive. */
  readonly entry?: string;
  /** Of a format of framing `text`: the piece begins the file, or goes on where the one before it ended. */
  readonly chunk?: "first" | "next";
};

/** What a reader could not take. Kept with the ingest, shown, downloadable; it never costs the other objects. */
export type Reject = {
  readonly file: string;
  readonly line: number;
  /** Field path inside the object (`tool_calls[2].name`), or null where the text itself could not be read. */
  readonly path: string | null;
  readonly code: string;
  /** What is wrong and what to do, in one sentence. */
  readonly message: string;
  /** The beginning of the offending text, at most 2,000 characters. */
  readonly source: string;
};

export type ImportItem =
  | { readonly type: "object"; readonly object: NativeObject; readonly line: number; readonly file: string }
  | { readonly type: "reject"; readonly reject: Reject };

/** What detection may look at: never the file's name. */
export type Head = {
  /** The first 64 KiB as text (after decompression, byte-order mark dropped). */
  readonly text: string;
  /** Whether `text` is the whole file. */
  readonly complete: boolean;
  readonly framing: "ndjson" | "json_array" | "json_document" | "yaml" | "text";
};

export type Detection = { readonly certainty: "certain" | "likely"; readonly why: string };

/** A reader of one file: elements in, native objects and rejects out. Pure; keeps what it must between elements. */
export type ImportReader = {
  read(element: SourceElement): Iterable<ImportItem>;
  /** Called once after the last element of the last file. */
  end(): Iterable<ImportItem>;
};

/** How a format lies in an archive (a zip file, a folder that was zipped). */
export type ArchiveForm = {
  /** Whether an archive with these entries (`samples/1_epoch_1.json`) is one of this format. */
  detect(entries: readonly string[]): Detection | null;
  /** The entries to read, in the order in which the reader needs them; the others are left out on purpose. */
  order(entries: readonly string[]): readonly string[];
};

/** One format. Importers only translate: nothing is graded, guessed or repaired on the way. */
export type Importer = {
  readonly name: string;
  readonly title: string;
  /** What is taken and what the format can't tell: the docs page and `--help` are made of these. */
  readonly takes: readonly string[];
  readonly cannotTell: readonly string[];
  /**
   * `elements`: a top-level array or NDJSON is handed over piece by piece; `document`: the whole file at once;
   * `streams`: a document whose large arrays, at these paths (`results.results`), are handed over item by item;
   * `text`: what is no JSON as its text in consecutive pieces, cut anywhere between two characters; JSON in elements.
   */
  readonly framing: "elements" | "document" | "text" | { readonly streams: readonly string[] };
  /** Of a format that is an archive of files, or is also found as one. */
  readonly archive?: ArchiveForm;
  /** What is said in one file is completed in others: those of a folder are read together, and once all are written. */
  readonly joinsFiles?: true;
  detect(head: Head): Detection | null;
  createReader(): ImportReader;
};
