import { describeValue } from "../describe-value.ts";
import type { ImportItem, ImportReader, SourceElement } from "../importer.ts";
import { issueText } from "../issue-text.ts";
import { jsonFailure } from "../json-failure.ts";
import { jsonItemStarts } from "../json-item-starts.ts";
import { JsonMembers } from "../json-members.ts";
import { parseLenient } from "../parse-lenient.ts";
import { sourceReject } from "../source-reject.ts";
import { withoutNonFinite } from "../without-non-finite.ts";
import { buildCase } from "./build-case.ts";
import { buildRecord } from "./build-record.ts";
import { buildRun } from "./build-run.ts";
import { caseId } from "./case-id.ts";
import { FoundTools } from "./found-tools.ts";
import { runId } from "./run-id.ts";
import { TAU2_RESULTS, TAU2_SIMULATION, TAU2_TASK } from "./schema.ts";

/** What of a results file its simulations need. */
type OpenRun = { readonly file: string; readonly runId: string; readonly domain: string | null };

/** Simulations that lie in files of their own are in a folder of this name beside the results file. */
const SIMULATIONS = "simulations";

/** Reads results files: of each the document without its simulations first, then these one by one. */
export class ResultsReader implements ImportReader {
  /** The results file that was read last in each folder. */
  readonly #runs = new Map<string, OpenRun>();
  readonly #cases = new Set<string>();
  readonly #records = new Map<string, number>();
  readonly #tools = new FoundTools();
  readonly #eventLogs = new Set<string>();

  *read(element: SourceElement): Generator<ImportItem> {
    const parsed = parseLenient(element.text);
    if (parsed === null) {
      const failure = jsonFailure(withoutNonFinite(element.text));
      yield { type: "reject", reject: sourceReject(element, { code: "not_json", path: null, ...failure }) };
      return;
    }
    const { value } = parsed;
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      const wanted = element.of === SIMULATIONS ? "a simulation" : "a results document";
      const message = `expected ${wanted}, got ${describeValue(value)}`;
      yield { type: "reject", reject: sourceReject(element, { code: "not_an_object", path: null, message }) };
      return;
    }
    const members = new JsonMembers(element.text, element.text.indexOf("{"));
    if (members.start("execution_events") !== -1) yield* this.#eventLog(element);
    else if (element.of === SIMULATIONS || members.start("task_id") !== -1) {
      yield* this.#simulation(element, value, members, parsed.lenient);
    } else if (element.of === null) yield* this.#results(element, value, members);
    else {
      const message = "expected a results document with info, tasks and simulations";
      yield { type: "reject", reject: sourceReject(element, { code: "not_results", path: null, message }) };
    }
  }

  *end(): Generator<ImportItem> {
    for (const tool of this.#tools.objects()) yield { type: "object", ...tool };
  }

  /** Said once a file: such a log may be cut into any number of pieces. */
  *#eventLog(element: SourceElement): Generator<ImportItem> {
    if (this.#eventLogs.has(element.file)) return;
    this.#eventLogs.add(element.file);
    const message =
      "this is a log of execution events, without tasks, rewards and messages: import the results file that lies beside it";
    yield {
      type: "reject",
      reject: sourceReject(element, { code: "event_log", path: "execution_events", message }),
    };
  }

  *#results(element: SourceElement, value: object, members: JsonMembers): Generator<ImportItem> {
    const { file, line, text } = element;
    const shell = TAU2_RESULTS.safeParse(value);
    if (!shell.success) {
      const what = { code: "invalid_field", ...issueText(shell.error.issues, value) };
      yield { type: "reject", reject: sourceReject(element, what) };
      return;
    }
    const domain = shell.data.info.environment_info?.domain_name || null;
    const run = { file, runId: runId(shell.data) ?? fileName(file), domain };
    this.#runs.set(folderOf(file), run);
    const strict = withoutNonFinite(text);
    const exact = strict === text ? members : new JsonMembers(strict, strict.indexOf("{"));
    yield { type: "object", object: buildRun(run.runId, shell.data, strict, exact), line, file };
    const environment = new JsonMembers(strict, exact.start("info")).given("environment_info");
    const definitions = environment === null ? null : new JsonMembers(environment, 0).given("tool_defs");
    if (definitions !== null) this.#tools.addDefinitions(definitions, element);
    const tasks = shell.data.tasks ?? [];
    const starts = tasks.length === 0 ? [] : jsonItemStarts(strict, exact.start("tasks"));
    for (const [index, given] of tasks.entries()) {
      const task = TAU2_TASK.safeParse(given);
      if (!task.success) {
        const issue = issueText(task.error.issues, given);
        const path = `tasks[${index}]${issue.path === "" ? "" : `.${issue.path}`}`;
        const what = { code: "invalid_field", path, message: issue.message, offset: starts[index] ?? 0 };
        yield { type: "reject", reject: sourceReject(element, what) };
        continue;
      }
      const object = buildCase(task.data, domain, strict, starts[index] ?? 0);
      for (const { name } of object.expectToolCalls ?? []) this.#tools.add(name, element);
      // Every results file repeats its tasks; only one that differs is worth saying twice.
      const content = JSON.stringify(object);
      if (this.#cases.has(content)) continue;
      this.#cases.add(content);
      yield { type: "object", object, line, file };
    }
  }

  *#simulation(
    element: SourceElement,
    value: object,
    members: JsonMembers,
    lenient: boolean,
  ): Generator<ImportItem> {
    const { file, line, text } = element;
    const shell = TAU2_SIMULATION.safeParse(value);
    if (!shell.success) {
      const what = { code: "invalid_field", ...issueText(shell.error.issues, value) };
      yield { type: "reject", reject: sourceReject(element, what) };
      return;
    }
    const simulation = shell.data;
    if (!simulation.messages && members.given("ticks") !== null) {
      const message =
        "a voice simulation keeps its calls in ticks, which are not read: save it with messages";
      yield {
        type: "reject",
        reject: sourceReject(element, { code: "no_messages", path: "messages", message }),
      };
      return;
    }
    const run = this.#runOf(file);
    const trial = simulation.trial ?? 0;
    const id = caseId(run.domain, simulation.task_id);
    const ids = { runId: run.runId, caseId: id, trial, recordId: this.#recordId(run, id, trial) };
    const object = buildRecord(simulation, ids, text, members, lenient);
    for (const call of object.toolCalls) if (call.result !== null) this.#tools.add(call.name, element);
    this.#tools.addChecks(simulation.reward_info?.action_checks ?? [], element);
    yield { type: "object", object, line, file };
  }

  /** The results file that a simulation is of; one that could not be read is known by its file's name. */
  #runOf(file: string): OpenRun {
    const folder = folderOf(file);
    const here = this.#runs.get(folder);
    if (here?.file === file) return here;
    const outer = folder === SIMULATIONS ? "" : folder.endsWith(`/${SIMULATIONS}`) ? folderOf(folder) : null;
    const beside = outer === null ? undefined : this.#runs.get(outer);
    return beside ?? { file, runId: fileName(file), domain: null };
  }

  /** Of a further simulation of the same task and trial the id says that it is one. */
  #recordId(run: OpenRun, id: string, trial: number): string {
    const plain = `${run.runId}/${id}/${trial}`;
    const count = (this.#records.get(plain) ?? 0) + 1;
    this.#records.set(plain, count);
    return count === 1 ? plain : `${plain}#${count}`;
  }
}

function folderOf(file: string): string {
  return file.slice(0, Math.max(file.lastIndexOf("/"), 0));
}

function fileName(file: string): string {
  const base = file.slice(file.lastIndexOf("/") + 1);
  return base.replace(/\.gz$/i, "").replace(/\.[A-Za-z0-9]+$/, "") || base || "run";
}
