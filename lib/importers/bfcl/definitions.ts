import type { JsonText } from "../../json/json-node.ts";
import { compactJson } from "../compact-json.ts";
import type { ImportItem } from "../importer.ts";
import type { IssueText } from "../issue-text.ts";
import { jsonItemStarts } from "../json-item-starts.ts";
import { JsonMembers } from "../json-members.ts";
import { jsonValueEnd } from "../json-value-end.ts";
import { apiName } from "./api-name.ts";
import { buildCase } from "./build-case.ts";
import { categoryOf } from "./category-of.ts";
import { BFCL_FUNCTION } from "./schema.ts";
import type { Row } from "./score-sheet.ts";
import { ToolBook } from "./tool-book.ts";

type Place = Pick<Row, "line" | "file">;
type Definition = Place & { readonly text: JsonText };

/** The tools, questions and answers of all files, which become tools and cases once all are there. */
export class Definitions {
  readonly tools = new ToolBook();
  readonly #questions = new Map<string, Definition>();
  readonly #answers = new Map<string, Definition>();
  /** What score files repeat of questions and answers, for those that no file gives. */
  readonly #asked = new Map<string, Definition>();
  readonly #accepted = new Map<string, Definition>();

  /** Takes a question and its functions; what is wrong where its id is there with other content. */
  addQuestion(id: string, source: JsonText, place: Place): IssueText | null {
    const problem = keep(this.#questions, id, source, place);
    if (problem === null) this.#addFunctions(id, source, place);
    return problem;
  }

  addAnswer(id: string, source: JsonText, place: Place): IssueText | null {
    return keep(this.#answers, id, source, place);
  }

  /** Takes what a score row repeats: the object of the question, and the list of accepted answers. */
  addRepeated(id: string, question: JsonText | null, accepted: JsonText | null, place: Place): void {
    if (question !== null && !this.#questions.has(id) && !this.#asked.has(id)) {
      this.#asked.set(id, { text: compactJson(question), line: place.line, file: place.file });
    }
    if (accepted?.startsWith("[") && !this.#answers.has(id) && !this.#accepted.has(id)) {
      const text = `{"ground_truth":${compactJson(accepted)}}` as JsonText;
      this.#accepted.set(id, { text, line: place.line, file: place.file });
    }
  }

  /** All tools and cases; `called` are the names that models called, which show how they were given them. */
  *objects(called: ReadonlySet<string>): Generator<ImportItem> {
    for (const [id, question] of this.#asked) {
      if (!this.#questions.has(id)) this.#addFunctions(id, question.text, question);
    }
    for (const tool of this.tools.objects()) yield { type: "object", ...tool };
    const withDots = this.tools.namesWithDots();
    const dotted =
      withDots.some((name) => called.has(name)) && !withDots.some((name) => called.has(apiName(name)));
    const maps = [this.#questions, this.#answers, this.#asked, this.#accepted];
    for (const id of new Set(maps.flatMap((map) => [...map.keys()]))) {
      const question = this.#questions.get(id) ?? this.#asked.get(id) ?? null;
      const answer = this.#answers.get(id) ?? this.#accepted.get(id) ?? null;
      const place = question ?? answer;
      if (place === null) continue;
      const order = (name: string) => this.tools.parameters(name);
      const built = buildCase(id, question?.text ?? null, answer?.text ?? null, order, dotted);
      const repeated = !this.#questions.has(id) && !this.#answers.has(id);
      const object = repeated ? { ...built, found: true as const } : built;
      yield { type: "object", object, line: place.line, file: place.file };
    }
  }

  /** Values of Java and JavaScript are program text, so that no declared type holds for them. */
  #addFunctions(id: string, question: JsonText, place: Place): void {
    const start = new JsonMembers(question, 0).start("function");
    if (start === -1) return;
    const typed = !categoryOf(id).includes("java");
    for (const at of question[start] === "[" ? jsonItemStarts(question, start) : [start]) {
      const source = question.slice(at, jsonValueEnd(question, at)) as JsonText;
      const tool = BFCL_FUNCTION.safeParse(JSON.parse(source));
      if (tool.success) this.tools.add(tool.data, source, typed, place);
    }
  }
}

/** Keeps a definition; the same again is nothing new, another under its id is not taken. */
function keep(map: Map<string, Definition>, id: string, source: JsonText, place: Place): IssueText | null {
  const text = compactJson(source);
  const known = map.get(id);
  if (known === undefined) map.set(id, { text, line: place.line, file: place.file });
  else if (known.text !== text) {
    const where = `${known.file}, line ${known.line}`;
    return { path: "id", message: `${id} is there already, with other content, in ${where}` };
  }
  return null;
}
