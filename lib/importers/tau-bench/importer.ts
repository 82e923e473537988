import { bareRun } from "../../grading/bare-run.ts";
import { describeValue } from "../describe-value.ts";
import { headObjects } from "../head-objects.ts";
import type { Importer, ImportItem, ImportReader, SourceElement } from "../importer.ts";
import { issueText } from "../issue-text.ts";
import { jsonFailure } from "../json-failure.ts";
import { JsonMembers } from "../json-members.ts";
import { sourceReject } from "../source-reject.ts";
import { buildCase } from "./build-case.ts";
import { buildRecord } from "./build-record.ts";
import { TAU_BENCH_RUN } from "./schema.ts";

/** Result files of tau-bench: a list of runs, or one run. */
export const tauBenchImporter: Importer = {
  name: "tau-bench",
  title: "tau-bench results",
  takes: [
    "A list of runs, or one run object. The file names no run, so its own name without the ending is the run id; record ids are run/task_id/trial.",
    "info.task.actions as the expected calls. They are all the writes of the gold solution, so any other side effect is forbidden.",
    "reward as the harness verdict (1 is a pass) and as an effect result named database; a run at its step limit keeps its verdict and says so.",
    "Arguments as text, or as an object (then marked as parsed by the provider). Results are paired by position, since ids repeat.",
    "A tool message that begins with Error is the call's error.",
  ],
  cannotTell: [
    "The tools' schemas and which of them have side effects: give them as native YAML beside the file.",
    "The model, the time of the run, token counts.",
  ],
  framing: "elements",
  detect(head) {
    const objects = headObjects(head);
    const some = (keys: readonly string[]) =>
      objects.some((one) => keys.every((key) => one.start(key) !== -1));
    if (some(["task_id", "reward", "info"])) {
      return { certainty: "certain", why: "runs with task_id, reward and info" };
    }
    return some(["task_id", "traj"]) ? { certainty: "likely", why: "runs with task_id and traj" } : null;
  },
  createReader,
};

function createReader(): ImportReader {
  const runs = new Set<string>();
  const cases = new Set<string>();

  function* read(element: SourceElement): Generator<ImportItem> {
    let value: unknown;
    try {
      value = JSON.parse(element.text);
    } catch {
      const failure = jsonFailure(element.text);
      yield { type: "reject", reject: sourceReject(element, { code: "not_json", path: null, ...failure }) };
      return;
    }
    const shell = TAU_BENCH_RUN.safeParse(value);
    if (!shell.success) {
      const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
      const what = isObject
        ? { code: "invalid_field", ...issueText(shell.error.issues, value) }
        : {
            code: "not_an_object",
            path: null,
            message: `expected a run object, got ${describeValue(value)}`,
          };
      yield { type: "reject", reject: sourceReject(element, what) };
      return;
    }
    const { line, file, text } = element;
    const runId = runName(file);
    const members = new JsonMembers(text, text.indexOf("{"));
    if (!runs.has(runId)) {
      runs.add(runId);
      yield { type: "object", object: bareRun(runId), line, file };
    }
    const task = shell.data.info?.task;
    if (task) {
      const info = new JsonMembers(text, members.start("info"));
      const taskMembers = new JsonMembers(text, info.start("task"));
      const object = buildCase(String(shell.data.task_id), task, text, taskMembers);
      // Every trial repeats its task; only a task that differs is worth saying twice.
      const content = JSON.stringify(object);
      if (!cases.has(content)) {
        cases.add(content);
        yield { type: "object", object, line, file };
      }
    }
    yield { type: "object", object: buildRecord(shell.data, runId, text, members), line, file };
  }

  return { read, end: () => [] };
}

function runName(file: string): string {
  const base = file.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1);
  return base.replace(/\.gz$/i, "").replace(/\.[A-Za-z0-9]+$/, "") || base || "run";
}
