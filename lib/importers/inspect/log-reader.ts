import { bareRun } from "../../grading/bare-run.ts";
import type { RunObject } from "../../grading/model.ts";
import { describeValue } from "../describe-value.ts";
import type { ImportItem, ImportReader, SourceElement } from "../importer.ts";
import { issueText } from "../issue-text.ts";
import { jsonFailure } from "../json-failure.ts";
import { JsonMembers } from "../json-members.ts";
import { parseLenient } from "../parse-lenient.ts";
import { sourceReject } from "../source-reject.ts";
import { withoutNonFinite } from "../without-non-finite.ts";
import { Attachments } from "./attachments.ts";
import { buildFoundCase } from "./build-found-case.ts";
import { buildRecord } from "./build-record.ts";
import { buildRun } from "./build-run.ts";
import { runId } from "./run-id.ts";
import { SampleChunks } from "./sample-chunks.ts";
import { sampleEvents } from "./sample-events.ts";
import { INSPECT_LOG, INSPECT_SAMPLE, MESSAGE_REFS } from "./schema.ts";

/** The log that is being read: its header, and what of it was met. */
type OpenLog = {
  readonly name: string;
  readonly run: RunObject;
  readonly header: SourceElement | null;
  /** What the header says of how the run went, for a log without samples. */
  readonly said: string;
  samples: number;
  runGiven: boolean;
};

/** Reads logs: of each the header first, then its samples; of a sample in chunks its parts before it. */
export class LogReader implements ImportReader {
  #log: OpenLog | null = null;
  #chunks = new Map<string, SampleChunks>();
  readonly #tools = new Set<string>();
  readonly #cases = new Set<string>();

  *read(element: SourceElement): Generator<ImportItem> {
    const { entry, of } = element;
    if (entry === undefined && of === undefined) {
      const message =
        "expected an Inspect log, which is a document with eval and samples, or an .eval archive";
      yield { type: "reject", reject: sourceReject(element, { code: "not_a_log", path: null, message }) };
      return;
    }
    const isHeader = entry === undefined ? of === null : !entry.startsWith("samples/");
    const name = entry === undefined ? element.file : element.file.slice(0, -entry.length - 1);
    if (isHeader || this.#log?.name !== name) yield* this.#close();
    if (isHeader) yield* this.#header(element, name);
    else if (entry !== undefined && entry.split("/").length > 2) yield* this.#part(element, entry, name);
    else yield* this.#sample(element, element.text, name, 0);
  }

  /** The log that is read; one whose header could not be read is known by its file's name. */
  #open(name: string): OpenLog {
    const run = bareRun(fileRunId(name));
    this.#log ??= { name, run, header: null, said: "", samples: 0, runGiven: false };
    return this.#log;
  }

  *end(): Generator<ImportItem> {
    yield* this.#close();
  }

  /** Says of a log that held nothing that it did. */
  *#close(): Generator<ImportItem> {
    const log = this.#log;
    this.#log = null;
    this.#chunks.clear();
    if (log?.header && log.samples === 0) {
      const message = `the log holds no samples (${log.said}), so there is nothing to import`;
      yield {
        type: "reject",
        reject: sourceReject(log.header, { code: "no_samples", path: "samples", message }),
      };
    }
  }

  *#header(element: SourceElement, name: string): Generator<ImportItem> {
    const parsed = parseLenient(element.text);
    if (parsed === null) {
      yield notJson(element);
      return;
    }
    const shell = INSPECT_LOG.safeParse(parsed.value);
    if (!shell.success) {
      const issue = issueText(shell.error.issues, parsed.value);
      yield { type: "reject", reject: sourceReject(element, { code: "invalid_field", ...issue }) };
      return;
    }
    const { status, error } = shell.data;
    const said = [`status ${status ?? "unknown"}`, ...(error?.message ? [error.message] : [])].join(": ");
    const run = buildRun(runId(shell.data) ?? fileRunId(name), shell.data);
    this.#log = { name, run, header: element, said, samples: 0, runGiven: false };
  }

  *#part(element: SourceElement, entry: string, name: string): Generator<ImportItem> {
    const folder = entry.split("/", 2).join("/");
    this.#open(name);
    const chunks = this.#chunks.get(folder) ?? new SampleChunks();
    this.#chunks.set(folder, chunks);
    if (!entry.endsWith("/sample.json")) {
      if (chunks.add(entry, element.text)) return;
      if (parseLenient(element.text) === null) yield notJson(element);
      else {
        const message = "expected a list, as each chunk of a sample is one";
        yield { type: "reject", reject: sourceReject(element, { code: "invalid_field", path: "", message }) };
      }
      return;
    }
    this.#chunks.delete(folder);
    const parsed = parseLenient(element.text);
    const refs = MESSAGE_REFS.safeParse(parsed?.value);
    if (parsed === null || !refs.success) {
      yield* this.#sample(element, element.text, name, 0);
      return;
    }
    const { text, missing } = chunks.assemble(element.text, refs.data.message_refs ?? []);
    yield* this.#sample(element, text, name, missing);
  }

  *#sample(
    element: SourceElement,
    text: string,
    name: string,
    missingMessages: number,
  ): Generator<ImportItem> {
    const log = this.#open(name);
    log.samples++;
    const parsed = parseLenient(text);
    if (parsed === null) {
      yield notJson(element);
      return;
    }
    const shell = INSPECT_SAMPLE.safeParse(parsed.value);
    if (!shell.success) {
      const isObject =
        typeof parsed.value === "object" && parsed.value !== null && !Array.isArray(parsed.value);
      const what = isObject
        ? { code: "invalid_field", ...issueText(shell.error.issues, parsed.value) }
        : {
            code: "not_an_object",
            path: null,
            message: `expected a sample, got ${describeValue(parsed.value)}`,
          };
      yield { type: "reject", reject: sourceReject(element, what) };
      return;
    }
    const { line, file } = element;
    const members = new JsonMembers(text, text.indexOf("{"));
    const kept = members.start("attachments");
    const attachments = new Attachments(text[kept] === "{" ? new JsonMembers(text, kept) : null);
    const events = sampleEvents(shell.data, text, members.start("events"), attachments);
    if (!log.runGiven) yield { type: "object", object: log.run, line, file };
    log.runGiven = true;
    for (const object of events.tools) {
      // Every sample repeats its tools; only one that differs is worth saying twice.
      const content = JSON.stringify(object);
      if (this.#tools.has(content)) continue;
      this.#tools.add(content);
      yield { type: "object", object, line, file };
    }
    const said = { lenient: parsed.lenient, missingMessages };
    const object = buildRecord(shell.data, log.run.runId, text, members, events, attachments, said);
    if (!this.#cases.has(object.caseId)) {
      this.#cases.add(object.caseId);
      yield { type: "object", object: buildFoundCase(object.caseId, members, attachments), line, file };
    }
    yield { type: "object", object, line, file };
  }
}

function notJson(element: SourceElement): ImportItem {
  const failure = jsonFailure(withoutNonFinite(element.text));
  return { type: "reject", reject: sourceReject(element, { code: "not_json", path: null, ...failure }) };
}

function fileRunId(file: string): string {
  const base = file.slice(file.lastIndexOf("/") + 1);
  return base.replace(/\.gz$/i, "").replace(/\.[A-Za-z0-9]+$/, "") || base || "run";
}
