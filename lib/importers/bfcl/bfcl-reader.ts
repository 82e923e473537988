import type { JsonText } from "../../json/json-node.ts";
import { describeValue } from "../describe-value.ts";
import type { ImportItem, ImportReader, SourceElement } from "../importer.ts";
import { type IssueText, issueText } from "../issue-text.ts";
import { jsonFailure } from "../json-failure.ts";
import { JsonMembers } from "../json-members.ts";
import { parseLenient } from "../parse-lenient.ts";
import { sourceReject } from "../source-reject.ts";
import { withoutNonFinite } from "../without-non-finite.ts";
import { Definitions } from "./definitions.ts";
import { repeatedQuestion } from "./repeated-question.ts";
import { type RowKind, rowKind } from "./row-kind.ts";
import { RunGroups } from "./run-groups.ts";
import { runRecords } from "./run-records.ts";
import { BFCL_ANSWER, BFCL_FUNCTION, BFCL_QUESTION, BFCL_RESULT, BFCL_SCORE, BFCL_TOTALS } from "./schema.ts";

/** Joins the benchmark's questions, answers, results and scores by id; what belongs together is given at the end. */
export class BfclReader implements ImportReader {
  readonly #definitions = new Definitions();
  readonly #runs = new RunGroups();

  *read(element: SourceElement): Generator<ImportItem> {
    const refuse = (what: {
      code: string;
      path: string | null;
      message: string;
      offset?: number;
    }): ImportItem => ({
      type: "reject",
      reject: sourceReject(element, what),
    });
    const parsed = parseLenient(element.text);
    if (parsed === null) {
      yield refuse({ code: "not_json", path: null, ...jsonFailure(withoutNonFinite(element.text)) });
      return;
    }
    const { value, lenient } = parsed;
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      const message = `expected a question, an answer, a result or a score, got ${describeValue(value)}`;
      yield refuse({ code: "not_an_object", path: null, message });
      return;
    }
    const kind = rowKind(Object.keys(value));
    if (kind === null) {
      const message =
        "expected a question (id, question), an answer (id, ground_truth), a result (id, result), a row of a score file, or a function document (name, parameters)";
      yield refuse({ code: "unknown_row", path: null, message });
      return;
    }
    const text = element.text.trim();
    const strict = (lenient ? withoutNonFinite(text) : text) as JsonText;
    const problem = this.#take(kind, value, strict, { ...element, text });
    if (problem !== null) yield refuse({ code: "invalid_field", ...problem });
  }

  *end(): Generator<ImportItem> {
    yield* this.#definitions.objects(this.#runs.called);
    for (const group of this.#runs.all()) yield* runRecords(group);
  }

  /** Keeps a row (`strict` is its object without NaN); what is wrong with it, where it can't be kept. */
  #take(kind: RowKind, value: unknown, strict: JsonText, element: SourceElement): IssueText | null {
    switch (kind) {
      case "question": {
        const { data, error } = BFCL_QUESTION.safeParse(value);
        return error
          ? issueText(error.issues, value)
          : this.#definitions.addQuestion(data.id, strict, element);
      }
      case "answer": {
        const { data, error } = BFCL_ANSWER.safeParse(value);
        return error ? issueText(error.issues, value) : this.#definitions.addAnswer(data.id, strict, element);
      }
      case "function": {
        const { data, error } = BFCL_FUNCTION.safeParse(value);
        if (error) return issueText(error.issues, value);
        this.#definitions.tools.add(data, strict, true, element);
        return null;
      }
      case "result": {
        const { data, error } = BFCL_RESULT.safeParse(value);
        return error ? issueText(error.issues, value) : this.#runs.addResult(data.id, element);
      }
      case "score":
        return this.#score(value, strict, element);
      case "totals": {
        const { data, error } = BFCL_TOTALS.safeParse(value);
        if (error) return issueText(error.issues, value);
        this.#runs.addTotals(data, element);
        return null;
      }
    }
  }

  #score(value: unknown, strict: JsonText, element: SourceElement): IssueText | null {
    const { data, error } = BFCL_SCORE.safeParse(value);
    if (error) return issueText(error.issues, value);
    const members = new JsonMembers(strict, 0);
    const repeated = repeatedQuestion(data, members);
    // In older files the row's own id only counts the rows, from 1.
    const id = repeated.id ?? data.id;
    if (typeof id !== "string") {
      const message = "expected the id of a question here or in prompt: a number only counts the rows";
      return { path: "id", message };
    }
    this.#runs.addScore(id, data, strict, element);
    this.#definitions.addRepeated(id, repeated.question, members.given("possible_answer"), element);
    return null;
  }
}
