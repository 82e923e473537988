import { describeValue } from "../describe-value.ts";
import type { ImportItem, ImportReader, Reject, SourceElement } from "../importer.ts";
import { jsonFailure } from "../json-failure.ts";
import { parseLenient } from "../parse-lenient.ts";
import { shortDigest } from "../short-digest.ts";
import { sourceReject } from "../source-reject.ts";
import { fileStem } from "../transcript/file-stem.ts";
import { JsonPlace } from "../transcript/json-place.ts";
import { RunCollector } from "../transcript/run-collector.ts";
import { withoutNonFinite } from "../without-non-finite.ts";
import { caseInRows } from "./case-in-rows.ts";
import type { CsvProblem } from "./csv-rows.ts";
import { CsvTable } from "./csv-table.ts";
import { jsonRow } from "./json-row.ts";
import { recordInRows, runFacts } from "./record-in-rows.ts";
import { RowValues } from "./row-values.ts";
import type { TableMapping } from "./schema.ts";
import type { TableField } from "./table-fields.ts";
import type { TableRow } from "./table-row.ts";

const GROUP_FIELDS: readonly TableField[] = ["run_id", "case_id", "trial", "record_id"];

/** Makes records of the rows of tables, as one mapping says. */
export class TableReader implements ImportReader {
  readonly #mapping: TableMapping;
  #table: CsvTable | null = null;
  #file: string | null = null;
  /** The rows of the record that is not whole yet. */
  #group: { readonly key: string; readonly rows: TableRow[] } | null = null;
  /** Digests of the records whose rows came. */
  #ended = new Set<string>();
  readonly #runs = new RunCollector();
  readonly #cases = new Set<string>();
  readonly #trials = new Map<string, number>();

  constructor(mapping: TableMapping) {
    this.#mapping = mapping;
  }

  *read(element: SourceElement): Generator<ImportItem> {
    if (element.chunk === undefined) {
      if (element.file !== this.#file) yield* this.#startFile(element.file);
      yield* this.#json(element);
      return;
    }
    if (element.chunk === "first") yield* this.#startFile(element.file);
    this.#table ??= new CsvTable(this.#mapping, element.text, element.file);
    yield* this.#take(this.#table.push(element.text));
  }

  *end(): Generator<ImportItem> {
    yield* this.#endFile();
    yield* this.#runs.objects();
  }

  *#startFile(file: string): Generator<ImportItem> {
    yield* this.#endFile();
    this.#file = file;
  }

  *#endFile(): Generator<ImportItem> {
    if (this.#table !== null) yield* this.#take(this.#table.end());
    this.#table = null;
    yield* this.#endGroup();
    this.#ended = new Set();
  }

  *#json(element: SourceElement): Generator<ImportItem> {
    const parsed = parseLenient(element.text);
    if (parsed === null || element.syntax === "yaml") {
      const failure = jsonFailure(withoutNonFinite(element.text));
      yield refused(sourceReject(element, { code: "not_json", path: null, ...failure }));
      return;
    }
    const place = JsonPlace.of(element.text, parsed.value);
    if (place.isObject) yield* this.#row(jsonRow(place, element.line, element.file));
    else {
      const message = `expected an object, each of whose fields is a column, got ${describeValue(parsed.value)}`;
      yield refused(sourceReject(element, { code: "not_an_object", path: null, message }));
    }
  }

  *#take(rows: readonly (TableRow | CsvProblem)[]): Generator<ImportItem> {
    for (const row of rows) {
      if (!("problem" in row)) yield* this.#row(row);
      else {
        const { line, problem: message, source } = row;
        yield refused({ file: this.#file ?? "", line, path: null, code: "broken_row", message, source });
      }
    }
  }

  *#row(row: TableRow): Generator<ImportItem> {
    const { columns, group_by, rows } = this.#mapping;
    const caseColumn = columns.case_id ?? "";
    const caseId = row.cell(caseColumn);
    if (caseId === null || caseId.text === "") {
      yield refused(rowReject(row, caseColumn, "the row names no case"));
      return;
    }
    if (rows === "records") {
      yield* this.#record([row]);
      return;
    }
    const named = GROUP_FIELDS.flatMap((field) => columns[field] ?? []);
    const key = JSON.stringify((group_by ?? named).map((column) => row.cell(column)?.text ?? null));
    if (this.#group?.key === key) {
      this.#group.rows.push(row);
      return;
    }
    yield* this.#endGroup();
    if (this.#ended.has(shortDigest(key))) {
      const message = "the rows of one record must stand together: sort the table by its run, case and trial";
      yield refused(rowReject(row, caseColumn, message));
    } else this.#group = { key, rows: [row] };
  }

  *#endGroup(): Generator<ImportItem> {
    const group = this.#group;
    this.#group = null;
    if (group === null) return;
    this.#ended.add(shortDigest(group.key));
    yield* this.#record(group.rows);
  }

  *#record(rows: readonly TableRow[]): Generator<ImportItem> {
    const [first] = rows;
    if (first === undefined) return;
    const mapping = this.#mapping;
    const values = new RowValues(mapping);
    const { line, file } = first;
    const caseId = values.text(first, "case_id") ?? "";
    const runId = values.text(first, "run_id") ?? mapping.run_id ?? fileStem(file);
    const trial = values.count(rows, "trial") ?? this.#nextTrial(runId, caseId);
    const found = caseInRows(caseId, rows, values, mapping);
    const record = recordInRows(rows, { runId, caseId, trial }, values, mapping);
    if (record !== null) this.#runs.add(runId, runFacts(rows, values), line, file);
    if (found !== null) {
      const content = shortDigest(JSON.stringify(found));
      if (!this.#cases.has(content)) yield { type: "object", object: found, line, file };
      this.#cases.add(content);
    }
    if (record !== null) yield { type: "object", object: record, line, file };
    for (const { row, column, message } of values.problems) yield refused(rowReject(row, column, message));
  }

  #nextTrial(runId: string, caseId: string): number {
    if (this.#mapping.columns.trial !== undefined || this.#mapping.rows === "calls") return 0;
    const key = shortDigest(JSON.stringify([runId, caseId]));
    const trial = this.#trials.get(key) ?? 0;
    this.#trials.set(key, trial + 1);
    return trial;
  }
}

const refused = (reject: Reject): ImportItem => ({ type: "reject", reject });

function rowReject(row: TableRow, path: string, message: string): Reject {
  return { file: row.file, line: row.line, path, code: "invalid_field", message, source: row.source };
}
