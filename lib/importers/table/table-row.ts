import type { JsonText } from "../../json/json-node.ts";
import type { JsonPlace } from "../transcript/json-place.ts";

/** One value: its text, and where it stands in JSON (null in CSV, where all is text). */
export type TableCell = { readonly text: string; readonly place: JsonPlace | null };

/** One row of a table, wherever it came from. */
export type TableRow = {
  readonly line: number;
  readonly file: string;
  /** The row as it is shown where it is refused. */
  readonly source: string;
  /** The value in a column; null where the row has none. */
  cell(column: string): TableCell | null;
  /** All that stands in no column of `mapped`, as one JSON object; null where nothing does. */
  others(mapped: ReadonlySet<string>): JsonText | null;
};
