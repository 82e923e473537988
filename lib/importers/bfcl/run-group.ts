import type { FilePlace } from "./file-place.ts";
import { type Row, type Scored, ScoreSheet } from "./score-sheet.ts";

/** The results and scores of one model in one run of the benchmark, in any number of files. */
export class RunGroup {
  readonly place: FilePlace;
  readonly first: Pick<Row, "line" | "file">;
  /** By question, in the order in which they came; a row with an id that was there already is a further trial. */
  readonly results = new Map<string, (Row & { readonly pair: string })[]>();
  readonly scored = new Map<string, Scored>();
  readonly #sheets = new Map<string, ScoreSheet>();
  modelName: string | null = null;
  /** Whether any result has calls as such, so that a text is one without a call. */
  hasCalls = false;

  constructor(place: FilePlace, first: Pick<Row, "line" | "file">) {
    this.place = place;
    this.first = first;
  }

  get runId(): string {
    return this.place.runName ?? this.modelName ?? this.place.fallback;
  }

  sheet(pair: string): ScoreSheet {
    const known = this.#sheets.get(pair) ?? new ScoreSheet();
    this.#sheets.set(pair, known);
    return known;
  }

  /** The score file of a result: the one that pairs with its file by name, else the one of its category. */
  sheetOf(pair: string, category: string): ScoreSheet | null {
    const paired = this.#sheets.get(pair);
    if (paired !== undefined) return paired;
    return [...this.#sheets.values()].find((sheet) => sheet.categories.has(category)) ?? null;
  }
}
