import { caseWithoutDefinition } from "../../grading/case-without-definition.ts";
import type { NativeObject } from "../../grading/model.ts";
import type { ImportItem, ImportReader, SourceElement } from "../importer.ts";
import { issueText } from "../issue-text.ts";
import { shortDigest } from "../short-digest.ts";
import { sourceReject } from "../source-reject.ts";
import { attemptsOf } from "./attempts-of.ts";
import { buildRecord } from "./build-record.ts";
import { buildRun } from "./build-run.ts";
import { propertiesIn, ReportParser, type ReportTest, type Suite } from "./report-parser.ts";
import { JUNIT_CASE } from "./schema.ts";

type Report = {
  readonly parser: ReportParser;
  readonly start: SourceElement;
  /** The suites around the first test: they name the run. */
  first: readonly Suite[] | null;
  readonly trials: Map<string, number>;
};

/** Reads reports, each in as many pieces as it comes in. */
export class ReportReader implements ImportReader {
  #report: Report | null = null;
  readonly #said = new Set<string>();

  *read(element: SourceElement): Generator<ImportItem> {
    if (element.chunk !== "next") yield* this.#close();
    this.#report ??= {
      parser: new ReportParser(element.line),
      start: element,
      first: null,
      trials: new Map(),
    };
    yield* this.#take(this.#report, this.#report.parser.push(element.text));
    if (element.chunk === undefined) yield* this.#close();
  }

  *end(): Generator<ImportItem> {
    yield* this.#close();
  }

  *#close(): Generator<ImportItem> {
    const report = this.#report;
    this.#report = null;
    if (report === null) return;
    const { parser, start } = report;
    yield* this.#take(report, parser.end());
    const { root, problem, problems } = parser;
    if (root !== "testsuites" && root !== "testsuite") {
      const message = `expected a JUnit report, XML whose outermost element is testsuites or testsuite${root === null ? "" : `, got ${root.slice(0, 60)}`}`;
      yield refused(start, start.line, "not_a_report", message);
    } else if (problem !== null) {
      const more = problems === 1 ? "" : ` (and ${problems - 1} more places)`;
      const message = `this is not right XML: ${problem.message}${more}; the tests that could be read were taken`;
      yield refused(start, problem.line, "not_xml", message);
    } else if (report.first === null) {
      yield refused(
        start,
        start.line,
        "no_tests",
        "the report holds no testcase, so there is nothing to import",
      );
    }
  }

  *#take(report: Report, tests: readonly ReportTest[]): Generator<ImportItem> {
    const { start, parser } = report;
    if (parser.root !== "testsuites" && parser.root !== "testsuite") return;
    for (const { test, suites } of tests) {
      report.first ??= suites;
      const { attributes, line } = test;
      const properties = new Map(
        test.children.filter(({ name }) => name === "properties").flatMap(propertiesIn),
      );
      const given = {
        ...attributes,
        case_id: properties.get("case_id"),
        trial: properties.get("trial"),
      };
      const shell = JUNIT_CASE.safeParse(given);
      if (!shell.success) {
        const { path, message } = issueText(shell.error.issues, given);
        yield refused(start, line, "invalid_field", message, path);
        continue;
      }
      const { case_id, name, classname, trial } = shell.data;
      const caseId = case_id || [classname, name].filter((part) => part !== "").join("::");
      const stated = properties.get("run_id");
      const around = stated
        ? [...suites, { attributes: {}, properties: new Map([["run_id", stated]]) }]
        : suites;
      const run = buildRun(start.file, report.first, around);
      yield* this.#say(run, line, start.file);
      yield* this.#say({ ...caseWithoutDefinition(caseId), found: true }, line, start.file);
      for (const attempt of attemptsOf(test)) {
        const at = trial ?? nextOf(report.trials, run.runId, caseId);
        const object = buildRecord(test, attempt, { runId: run.runId, caseId, trial: at });
        yield { type: "object", object, line, file: start.file };
      }
    }
  }

  *#say(object: NativeObject, line: number, file: string): Generator<ImportItem> {
    const key = shortDigest(JSON.stringify(object));
    if (this.#said.has(key)) return;
    this.#said.add(key);
    yield { type: "object", object, line, file };
  }
}

function nextOf(trials: Map<string, number>, runId: string, caseId: string): number {
  const key = shortDigest(JSON.stringify([runId, caseId]));
  const trial = trials.get(key) ?? 0;
  trials.set(key, trial + 1);
  return trial;
}

function refused(
  start: SourceElement,
  line: number,
  code: string,
  message: string,
  path: string | null = null,
): ImportItem {
  return { type: "reject", reject: { ...sourceReject(start, { code, path, message }), line } };
}
