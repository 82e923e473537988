import type { TableMapping } from "../importers/table/schema.ts";

/** What `POST /api/ingest/look` answers of the beginnings of files: nothing is imported. */
export type Look = { readonly files: readonly LookedFile[] };

export type LookedFile = {
  readonly file: string;
  /** The format that knows it; null: none does, for the reason that `why` gives. */
  readonly format: string | null;
  readonly why: string;
  /** Where no format knows it and it has columns. */
  readonly table: TableLook | null;
};

export type TableLook = {
  readonly columns: readonly string[];
  /** The first rows, each with a value a column; what is not there is "". */
  readonly rows: readonly (readonly string[])[];
  /** A mapping as far as the columns tell one: to be looked at, never to be used unseen. */
  readonly suggestion: TableMapping;
  /** Why each of its fields was guessed. */
  readonly reasons: Readonly<Record<string, string>>;
  /** Those that the suite keeps for these columns, the newest first. */
  readonly kept: readonly { readonly name: string; readonly mapping: TableMapping }[];
};

/** What `POST /api/ingest/preview` answers: what the beginning of a table becomes under a mapping. */
export type Preview = {
  readonly records: readonly PreviewRecord[];
  /** Records, calls and rejected rows in the beginning that was looked at. */
  readonly counts: { readonly records: number; readonly calls: number; readonly rejects: number };
  /** The first rejects: line and why. */
  readonly rejects: readonly { readonly line: number; readonly message: string }[];
  /** Whether the beginning is the whole file. */
  readonly complete: boolean;
};

export type PreviewRecord = {
  readonly run: string;
  readonly caseId: string;
  readonly trial: number;
  readonly verdict: string | null;
  readonly error: string | null;
  readonly calls: readonly {
    readonly name: string;
    readonly arguments: string | null;
    readonly result: string | null;
  }[];
  /** What the case expects, where the table says so. */
  readonly expected: readonly string[] | null;
};

/** The form field that carries a mapping, or a few for tables of different columns. */
export const MAPPING_FIELD = "mapping";

/** The form field that says under which name the mapping of the same place is kept with the suite; empty: it is not. */
export const KEEP_FIELD = "keep";

/** So much of a file is looked at; a byte more says that there is more. */
export const LOOKED_AT_BYTES = 64 * 1024 + 1;
