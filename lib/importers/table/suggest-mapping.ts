import { headObjectStarts } from "../head-object-starts.ts";
import type { Head } from "../importer.ts";
import { jsonValueEnd } from "../json-value-end.ts";
import { parseLenient } from "../parse-lenient.ts";
import { JsonPlace } from "../transcript/json-place.ts";
import { columnNames } from "./column-names.ts";
import { type Delimiter, detectDelimiter } from "./detect-delimiter.ts";
import { fieldAt } from "./field-at.ts";
import { fieldPaths } from "./field-paths.ts";
import { guessFields } from "./guess-fields.ts";
import type { TableMapping } from "./schema.ts";

/** A column as it is shown: its name and its first values, as they stand. */
export type TableColumn = { readonly name: string; readonly samples: readonly string[] };

export type MappingSuggestion = {
  readonly columns: readonly TableColumn[];
  /** Of CSV. */
  readonly delimiter: Delimiter | null;
  /** What the names and values look like; without `case_id` where nothing looks like one. A person decides. */
  readonly mapping: TableMapping;
  /** Why each field was guessed: `named "tool_name"`. */
  readonly reasons: Readonly<Record<string, string>>;
};

const SAMPLES = 20;
const SAMPLE_LENGTH = 300;

/**
 * What a table's columns could be, from its header and first rows; null where the file is no table. It is never
 * applied unseen.
 *
 * @example suggestMapping(head)?.mapping.columns.tool // "tool_name"
 */
export function suggestMapping(head: Head): MappingSuggestion | null {
  const isText = head.framing === "text" || head.framing === "yaml";
  const table = isText ? detectDelimiter(head.text, head.complete) : null;
  const columns = table === null ? (isText ? null : jsonColumns(head)) : textColumns(table.rows);
  if (columns === null || columns.length < 2) return null;
  const { fields, reasons } = guessFields(columns);
  const rows = fields.tool_calls === undefined && fields.tool !== undefined ? "calls" : "records";
  return {
    columns,
    delimiter: table?.delimiter ?? null,
    mapping: {
      rows,
      columns: fields,
      ...(table === null ? {} : { delimiter: table.delimiter }),
      ...(/(?:_s|seconds)$/i.test(fields.latency ?? "") ? { latency_unit: "s" } : {}),
    },
    reasons,
  };
}

function textColumns(rows: readonly (readonly string[])[]): TableColumn[] {
  const [header = [], ...data] = rows;
  return columnNames(header).map((name, at) => ({
    name,
    samples: data.slice(0, SAMPLES).map((cells) => (cells[at] ?? "").slice(0, SAMPLE_LENGTH)),
  }));
}

function jsonColumns(head: Head): TableColumn[] | null {
  if (head.framing === "json_document") return null;
  const places = headObjectStarts(head)
    .slice(0, SAMPLES)
    .flatMap((start) => {
      const text = head.text.slice(start, jsonValueEnd(head.text, start));
      const parsed = parseLenient(text);
      return parsed === null ? [] : [JsonPlace.of(text, parsed.value)];
    });
  const names = [...new Set(places.flatMap(fieldPaths))];
  return names.map((name) => ({
    name,
    samples: places.map((place) => {
      const field = fieldAt(place, name);
      return (field?.string() ?? field?.source() ?? "").slice(0, SAMPLE_LENGTH);
    }),
  }));
}
