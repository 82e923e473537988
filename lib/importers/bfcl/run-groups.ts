import type { JsonText } from "../../json/json-node.ts";
import type { IssueText } from "../issue-text.ts";
import { JsonMembers } from "../json-members.ts";
import { callsInText } from "./calls-in-text.ts";
import { categoryOf } from "./category-of.ts";
import { filePlace } from "./file-place.ts";
import { type Output, readOutput } from "./read-output.ts";
import { RunGroup } from "./run-group.ts";
import type { BfclScore, BfclTotals } from "./schema.ts";
import { scoreReason } from "./score-reason.ts";
import type { Row } from "./score-sheet.ts";

/** The results and scores of all files, sorted into runs. */
export class RunGroups {
  readonly #groups = new Map<string, RunGroup>();
  /** The names of all tools that models called. */
  readonly called = new Set<string>();
  /** First lines of score files, which wait for a row that tells the category. */
  readonly #totals = new Map<string, { readonly failures: number; readonly line: number }>();

  /** Takes a result; what is wrong with it where something in it is neither text nor a call. */
  addResult(id: string, row: Row): IssueText | null {
    const { text, line, file } = row;
    const output = readOutput(text, new JsonMembers(text, text.indexOf("{")).start("result"));
    if (output.strange !== null) {
      return { path: output.strange, message: "expected a text, or calls as {name: arguments}" };
    }
    const { group, pair } = this.#groupOf(file, categoryOf(id), line);
    if (output.calls.length > 0) group.hasCalls = true;
    this.#note(output);
    const rows = group.results.get(id) ?? [];
    rows.push({ text, line, file, pair });
    group.results.set(id, rows);
    return null;
  }

  /** Takes the score row of the question `id`; `source` is its object. */
  addScore(id: string, score: BfclScore, source: JsonText, { line, file }: Pick<Row, "line" | "file">): void {
    const { group, pair } = this.#groupOf(file, categoryOf(id), line);
    group.modelName ??= score.model_name || null;
    const sheet = group.sheet(pair);
    sheet.categories.add(categoryOf(id));
    if (!score.valid) sheet.listed++;
    const totals = this.#totals.get(file);
    if (totals !== undefined) {
      sheet.counted = totals.failures;
      this.#totals.delete(file);
    }
    const members = new JsonMembers(source, 0);
    const first = (...keys: string[]) =>
      keys.map((key) => members.given(key)).find((one) => one !== null) ?? null;
    const decoded = first("model_result_decoded", "decoded_result");
    const result = group.results.has(id) ? null : first("model_result_raw", "model_result");
    for (const json of [decoded, result]) if (json !== null) this.#note(readOutput(json, 0));
    group.scored.set(id, {
      valid: score.valid,
      ...scoreReason(score),
      error: members.given("error"),
      decoded,
      output: result,
      row: { line, file },
    });
  }

  addTotals({ total_count, correct_count }: BfclTotals, { line, file }: Pick<Row, "line" | "file">): void {
    this.#totals.set(file, { failures: total_count - correct_count, line });
  }

  /** All runs, once every row was taken. */
  all(): readonly RunGroup[] {
    // A score file without a row lists no failure: it pairs with its results by name alone.
    for (const [file, { failures, line }] of this.#totals) {
      const { pair } = filePlace(file, null);
      const group = this.#pairedWith(pair) ?? this.#groupOf(file, null, line).group;
      group.sheet(pair).counted = failures;
    }
    this.#totals.clear();
    return [...this.#groups.values()];
  }

  #note({ calls, said }: Output): void {
    for (const { name } of calls.length > 0 ? calls : (callsInText(said) ?? [])) this.called.add(name);
  }

  #pairedWith(pair: string): RunGroup | undefined {
    return [...this.#groups.values()].find((group) =>
      [...group.results.values()].some((rows) => rows.some((row) => row.pair === pair)),
    );
  }

  #groupOf(file: string, category: string | null, line: number) {
    const place = filePlace(file, category);
    const group = this.#groups.get(place.group) ?? new RunGroup(place, { line, file });
    this.#groups.set(place.group, group);
    return { group, pair: place.pair };
  }
}
