import { utcTime } from "../utc-time.ts";
import type { TableMapping } from "./schema.ts";
import type { TableField } from "./table-fields.ts";
import type { TableCell, TableRow } from "./table-row.ts";

export type CellProblem = { readonly row: TableRow; readonly column: string; readonly message: string };

/** Reads the values of rows by the mapping's fields, and gathers what could not be read. */
export class RowValues {
  readonly problems: CellProblem[] = [];
  readonly #mapping: TableMapping;

  constructor(mapping: TableMapping) {
    this.#mapping = mapping;
  }

  cell(row: TableRow, field: TableField): TableCell | null {
    const column = this.#mapping.columns[field];
    return column === undefined ? null : row.cell(column);
  }

  /** The text of a value; an empty one counts as none. */
  text(row: TableRow, field: TableField): string | null {
    return this.cell(row, field)?.text || null;
  }

  /** The first text of a field in the rows of one record. */
  first(rows: readonly TableRow[], field: TableField): string | null {
    for (const row of rows) {
      const text = this.text(row, field);
      if (text !== null) return text;
    }
    return null;
  }

  count(rows: readonly TableRow[], field: TableField): number | null {
    return this.#number(rows, field, /^\d{1,15}(?:\.0+)?$/, "a whole number");
  }

  amount(rows: readonly TableRow[], field: TableField): number | null {
    return this.#number(rows, field, /^\d*\.?\d+(?:[eE][-+]?\d{1,2})?$/, "a number such as 0.0031");
  }

  /** In milliseconds. */
  latency(rows: readonly TableRow[]): number | null {
    const latency = this.amount(rows, "latency");
    return latency === null || this.#mapping.latency_unit !== "s" ? latency : latency * 1000;
  }

  time(row: TableRow, field: TableField): string | null {
    const text = this.text(row, field);
    if (text === null) return null;
    const time = utcTime(text.trim());
    if (time === null)
      this.problem(row, field, `expected a time such as 2026-11-24T09:00:00Z, got ${shown(text)}`);
    return time;
  }

  problem(row: TableRow, field: TableField, message: string): void {
    const column = this.#mapping.columns[field] ?? field;
    const isKnown = this.problems.some((one) => one.row === row && one.column === column);
    if (!isKnown) this.problems.push({ row, column, message });
  }

  #number(rows: readonly TableRow[], field: TableField, form: RegExp, wanted: string): number | null {
    for (const row of rows) {
      const text = this.text(row, field)?.trim() ?? "";
      if (text === "") continue;
      if (form.test(text)) return Number(text);
      this.problem(row, field, `expected ${wanted}, got ${shown(text)}`);
      return null;
    }
    return null;
  }
}

const shown = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
