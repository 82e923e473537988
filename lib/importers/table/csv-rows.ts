import Papa from "papaparse";

export type CsvRow = { readonly cells: readonly string[]; readonly line: number };
export type CsvProblem = { readonly problem: string; readonly line: number; readonly source: string };

type Parsed = Papa.ParseResult<string[]>;

/** A row longer than that has a quotation mark that was never closed. */
const LONGEST_ROW = 64 * 1024 * 1024;
/** Behind so many broken rows the rest is not looked at: each costs another look at all that follows. */
const MOST_PROBLEMS = 100;
const SHOWN = 2000;

/**
 * Cuts CSV into rows (RFC 4180: quoted cells hold delimiters, line ends and doubled quotation marks) piece by piece.
 * A row whose quotation marks are broken is told alone, by its first line; reading goes on with the next line.
 */
export class CsvRows {
  readonly #delimiter: string;
  #newline: "\n" | "\r\n" | "\r" | null = null;
  #buffer = "";
  #line: number;
  /** So long must the buffer be before another look at a row that was not whole. */
  #wait = 0;
  #problems = 0;

  constructor(delimiter: string, line: number) {
    this.#delimiter = delimiter;
    this.#line = line;
  }

  push(text: string): (CsvRow | CsvProblem)[] {
    if (this.#problems > MOST_PROBLEMS) return [];
    this.#buffer += text;
    return this.#buffer.length < this.#wait ? [] : this.#take(false);
  }

  end(): (CsvRow | CsvProblem)[] {
    return this.#take(true);
  }

  #take(last: boolean): (CsvRow | CsvProblem)[] {
    const found: (CsvRow | CsvProblem)[] = [];
    this.#newline ??= newlineOf(this.#buffer, last);
    const newline = this.#newline;
    if (newline === null) return found;
    while (this.#buffer !== "" && this.#problems <= MOST_PROBLEMS) {
      // Not looked at is what may go on: half a line end, half a doubled quotation mark.
      const end = last ? this.#buffer.length : this.#buffer.lastIndexOf(newline) + newline.length;
      const text = end === this.#buffer.length ? this.#buffer : this.#buffer.slice(0, end);
      const { data, errors, meta } = this.#parse(text, newline, !last, 0);
      const bad = errors[0]?.row;
      const whole = bad === undefined ? data : data.slice(0, bad);
      let taken = meta.cursor;
      if (bad !== undefined) taken = bad === 0 ? 0 : this.#parse(text, newline, true, bad).meta.cursor;
      else if (last) taken = this.#buffer.length;
      for (const cells of whole) {
        if (cells.length > 1 || cells[0] !== "") found.push({ cells, line: this.#line });
        this.#line++;
        for (const cell of cells) this.#line += lineEnds(cell, newline);
      }
      this.#buffer = this.#buffer.slice(taken);
      const isEndless = bad === undefined && this.#buffer.length > LONGEST_ROW;
      if (bad === undefined && !isEndless) break;
      found.push(this.#skipLine(newline));
    }
    this.#wait = this.#buffer.length * 2;
    return found;
  }

  #parse(text: string, newline: "\n" | "\r\n" | "\r", ignoreLastRow: boolean, preview: number): Parsed {
    const parser = new Papa.Parser({ delimiter: this.#delimiter, newline, preview });
    return parser.parse(text, 0, ignoreLastRow) as Parsed;
  }

  /** Gives up the line at which the buffer begins. */
  #skipLine(newline: string): CsvProblem {
    this.#problems++;
    const end = this.#buffer.indexOf(newline);
    const source = this.#buffer.slice(0, end === -1 ? SHOWN : Math.min(end, SHOWN));
    this.#buffer = end === -1 ? "" : this.#buffer.slice(end + newline.length);
    const rest =
      this.#problems > MOST_PROBLEMS
        ? "; the rest of the file was not read, since so many rows are broken"
        : "";
    const problem = `a quotation mark in this row is not closed, or not doubled inside of quotes: write "" for each${rest}`;
    return { problem, line: this.#line++, source };
  }
}

/** Null where no line has ended yet. */
function newlineOf(text: string, last: boolean): "\n" | "\r\n" | "\r" | null {
  const feed = text.indexOf("\n");
  if (feed > 0 && text[feed - 1] === "\r") return "\r\n";
  if (feed !== -1) return "\n";
  const isOld = text.includes("\r") && (last || text.length > 65_536);
  return isOld ? "\r" : last ? "\n" : null;
}

function lineEnds(cell: string, newline: string): number {
  const mark = newline === "\r" ? "\r" : "\n";
  let count = 0;
  for (let at = cell.indexOf(mark); at !== -1; at = cell.indexOf(mark, at + 1)) count++;
  return count;
}
