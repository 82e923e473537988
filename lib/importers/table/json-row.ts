import type { JsonText } from "../../json/json-node.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { withoutNonFinite } from "../without-non-finite.ts";
import { fieldAt } from "./field-at.ts";
import type { TableRow } from "./table-row.ts";

/** An object of JSON lines, or of a list, as a row: its columns are named by their paths. */
export function jsonRow(place: JsonPlace, line: number, file: string): TableRow {
  return {
    line,
    file,
    get source() {
      return place.text.slice(0, 2000);
    },
    cell(column) {
      const found = fieldAt(place, column);
      return found === null ? null : { text: found.string() ?? found.source(), place: found };
    },
    others(mapped) {
      // Of a field that is mapped in part the whole is kept: a part of it may be nowhere else.
      const rest = place.without(mapped);
      return rest === null ? null : (withoutNonFinite(rest) as JsonText);
    },
  };
}
