import type { JsonText } from "../../json/json-node.ts";
import { columnNames } from "./column-names.ts";
import { type CsvProblem, CsvRows } from "./csv-rows.ts";
import { delimiterFor } from "./delimiter-for.ts";
import type { TableMapping } from "./schema.ts";
import type { TableRow } from "./table-row.ts";

/** A table of text that is read piece by piece: the header once, then row by row. */
export class CsvTable {
  readonly #rows: CsvRows;
  readonly #delimiter: string;
  readonly #file: string;
  #names: readonly string[] | null = null;
  readonly #hasHeader: boolean;

  /** `beginning`: the file's first piece. */
  constructor(mapping: TableMapping, beginning: string, file: string) {
    this.#delimiter = delimiterFor(mapping, beginning.slice(0, 65_536)) ?? ",";
    this.#rows = new CsvRows(this.#delimiter, 1);
    this.#file = file;
    this.#hasHeader = mapping.header ?? true;
  }

  push(text: string): (TableRow | CsvProblem)[] {
    return this.#named(this.#rows.push(text));
  }

  end(): (TableRow | CsvProblem)[] {
    return this.#named(this.#rows.end());
  }

  #named(read: ReturnType<CsvRows["push"]>): (TableRow | CsvProblem)[] {
    const rows: (TableRow | CsvProblem)[] = [];
    for (const row of read) {
      if ("problem" in row) {
        rows.push(row);
        continue;
      }
      const { cells, line } = row;
      if (this.#names === null) {
        this.#names = this.#hasHeader ? columnNames(cells) : cells.map((_, at) => String(at + 1));
        if (this.#hasHeader) continue;
      }
      const names = this.#names;
      const extra = cells.slice(names.length).some((cell) => cell !== "");
      if (cells.length < names.length || extra) {
        const problem = `this row has ${cells.length} cells, where the table has ${names.length} columns`;
        rows.push({ problem, line, source: cells.join(this.#delimiter).slice(0, 2000) });
      } else rows.push(asRow(names, cells, { line, file: this.#file, delimiter: this.#delimiter }));
    }
    return rows;
  }
}

type Place = { readonly line: number; readonly file: string; readonly delimiter: string };

function asRow(
  names: readonly string[],
  cells: readonly string[],
  { line, file, delimiter }: Place,
): TableRow {
  return {
    line,
    file,
    get source() {
      return cells.join(delimiter).slice(0, 2000);
    },
    cell(column) {
      const text = cells[names.indexOf(column)];
      return text === undefined ? null : { text, place: null };
    },
    others(mapped) {
      const entries = names.flatMap((name, at) =>
        mapped.has(name) || cells[at] === "" ? [] : [[name, cells[at]] as const],
      );
      return entries.length === 0 ? null : (JSON.stringify(Object.fromEntries(entries)) as JsonText);
    },
  };
}
