import type { NativeObject } from "../../grading/model.ts";
import { describeValue } from "../describe-value.ts";
import type { ImportItem, ImportReader, SourceElement } from "../importer.ts";
import { issueText } from "../issue-text.ts";
import { jsonFailure } from "../json-failure.ts";
import { shortDigest } from "../short-digest.ts";
import { sourceReject } from "../source-reject.ts";
import { JsonPlace } from "../transcript/json-place.ts";
import { buildCase } from "./build-case.ts";
import { buildRecord, type Result } from "./build-record.ts";
import { buildTools } from "./build-tools.ts";
import { EvalFacts } from "./eval-facts.ts";
import { PROMPTFOO_EVAL, PROMPTFOO_ROW, PROMPTFOO_TABLE_ROW, type PromptfooRow } from "./schema.ts";

type Open = {
  readonly facts: EvalFacts;
  readonly shell: SourceElement | null;
  /** Old files hold their results twice: the array that comes first is read. */
  of: string | null;
  pieces: number;
};

const PROVIDER_CONFIG = "config";

/** Reads evals: the document around the results first, then result by result; of NDJSON each line is a result. */
export class EvalReader implements ImportReader {
  #open: Open | null = null;
  #file: string | null = null;
  /** What was said already, so that a run, a tool, a case is said again only where it differs. */
  readonly #said = new Set<string>();

  *read(element: SourceElement): Generator<ImportItem> {
    let value: unknown;
    try {
      value = JSON.parse(element.text);
    } catch {
      if (element.of === undefined || element.of === null) yield* this.#close();
      const failure = jsonFailure(element.text);
      yield { type: "reject", reject: sourceReject(element, { code: "not_json", path: null, ...failure }) };
      return;
    }
    const place = JsonPlace.of(element.text, value);
    if (typeof element.of === "string") {
      const open = this.#current(element.file);
      open.of ??= element.of;
      if (open.of === element.of) yield* this.#piece(open, element, place);
    } else if (place.isObject && place.get("success") !== null) {
      // A line of NDJSON, or an item of a list at the top, is a result by itself.
      if (this.#open?.shell) yield* this.#close();
      yield* this.#piece(this.#current(element.file), element, place);
    } else yield* this.#shell(element, place);
  }

  *end(): Generator<ImportItem> {
    yield* this.#close();
  }

  #current(file: string): Open {
    if (this.#open === null || this.#file !== file) {
      this.#open = { facts: new EvalFacts(file, null, null), shell: null, of: null, pieces: 0 };
      this.#file = file;
    }
    return this.#open;
  }

  *#shell(element: SourceElement, place: JsonPlace): Generator<ImportItem> {
    yield* this.#close();
    if (!place.isObject) {
      const message = `expected an eval of promptfoo or one of its results, got ${describeValue(place.value)}`;
      yield {
        type: "reject",
        reject: sourceReject(element, { code: "not_an_object", path: null, message }),
      };
      return;
    }
    const shell = PROMPTFOO_EVAL.safeParse(place.value);
    this.#file = element.file;
    const facts = new EvalFacts(element.file, shell.success ? shell.data : null, place);
    this.#open = { facts, shell: shell.success ? element : null, of: null, pieces: 0 };
    if (!shell.success) {
      const issue = issueText(shell.error.issues, place.value);
      yield { type: "reject", reject: sourceReject(element, { code: "invalid_field", ...issue }) };
    }
    for (const tool of facts.tools) yield* this.#say(tool, element);
  }

  /** Says of an eval without any result that there is nothing in it. */
  *#close(): Generator<ImportItem> {
    const open = this.#open;
    this.#open = null;
    if (open === null || open.shell === null || open.pieces > 0) return;
    const message = "the eval holds no results, so there is nothing to import";
    yield {
      type: "reject",
      reject: sourceReject(open.shell, { code: "no_results", path: "results", message }),
    };
  }

  *#piece(open: Open, element: SourceElement, place: JsonPlace): Generator<ImportItem> {
    open.pieces++;
    const isTable = element.of?.endsWith("table.body") === true;
    const shell = isTable ? PROMPTFOO_TABLE_ROW : PROMPTFOO_ROW;
    const found = shell.safeParse(place.value);
    if (!found.success) {
      const what = place.isObject
        ? { code: "invalid_field", ...issueText(found.error.issues, place.value) }
        : {
            code: "not_an_object",
            path: null,
            message: `expected a result, got ${describeValue(place.value)}`,
          };
      yield { type: "reject", reject: sourceReject(element, what) };
    } else if ("outputs" in found.data) {
      const { outputs, testIdx } = found.data;
      const test = place.get("test");
      for (const [promptIdx, output] of outputs.entries()) {
        const at = place.get("outputs")?.items()[promptIdx];
        if (output === null || at === undefined) continue;
        const { pass: success, tokenUsage, ...rest } = output;
        const row = { ...rest, success, promptIdx, testIdx, response: { tokenUsage } };
        const description = found.data.description ?? found.data.test?.description ?? null;
        yield* this.#result(open, element, row, description, test, {
          place: at,
          output: at.get("text"),
          prompt: at.get("prompt"),
        });
      }
    } else {
      const row = found.data;
      const response = place.first("response", "providerResponse");
      const description = row.testCase?.description ?? row.description ?? null;
      const given = { ...row, response: row.response ?? row.providerResponse };
      yield* this.#result(open, element, given, description, place.get("testCase"), {
        place,
        output: response?.get("output") ?? null,
        prompt: place.get("prompt"),
      });
    }
  }

  *#result(
    open: Open,
    element: SourceElement,
    row: Omit<PromptfooRow, "testCase" | "description" | "vars" | "providerResponse" | "evalId">,
    description: string | null,
    test: JsonPlace | null,
    at: Pick<Result, "place" | "output" | "prompt">,
  ): Generator<ImportItem> {
    const { facts } = open;
    const provider = typeof row.provider === "string" ? { id: row.provider, label: null } : row.provider;
    const config = at.place.get("provider")?.get(PROVIDER_CONFIG) ?? null;
    for (const tool of buildTools(config)) yield* this.#say(tool, element);
    const run = facts.run(provider?.id || null, provider?.label || null, row.promptIdx ?? null);
    yield* this.#say(run, element);
    const vars = test?.get("vars") ?? at.place.get("vars");
    const assertions = test === null ? gradedAssertions(at.place) : (test.get("assert")?.items() ?? []);
    const stated = test?.get("metadata")?.get("case_id")?.id() ?? null;
    const testIdx = row.testIdx ?? null;
    const caseId = facts.cases.of({ stated, description, vars, assertions, testIdx });
    yield* this.#say(buildCase(caseId, vars, assertions), element);
    const trial = facts.nextTrial(run.runId, caseId);
    const record = buildRecord({ ...row, ...at, assertions }, { runId: run.runId, caseId, trial });
    yield { type: "object", object: record, line: element.line, file: element.file };
  }

  *#say(object: NativeObject, { line, file }: SourceElement): Generator<ImportItem> {
    const content = shortDigest(JSON.stringify(object));
    if (this.#said.has(content)) return;
    this.#said.add(content);
    yield { type: "object", object, line, file };
  }
}

/** Old results name no test; what was asserted of them stands with its outcome. */
function gradedAssertions(place: JsonPlace): JsonPlace[] {
  const outcomes = place.get("gradingResult")?.get("componentResults")?.items() ?? [];
  return outcomes.flatMap((outcome) => outcome.get("assertion") ?? []);
}
