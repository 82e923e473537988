import { describeValue } from "../describe-value.ts";
import type { ImportItem, ImportReader, SourceElement } from "../importer.ts";
import { issueText } from "../issue-text.ts";
import { jsonFailure } from "../json-failure.ts";
import { parseLenient } from "../parse-lenient.ts";
import { sourceReject } from "../source-reject.ts";
import { fileStem } from "../transcript/file-stem.ts";
import { JsonPlace } from "../transcript/json-place.ts";
import { RunCollector } from "../transcript/run-collector.ts";
import { utcTime } from "../utc-time.ts";
import { withoutNonFinite } from "../without-non-finite.ts";
import { buildRecord } from "./build-record.ts";
import { factsOfExport } from "./facts-of-export.ts";
import { placesOfExport } from "./places-of-export.ts";
import { LANGFUSE_EXPORT } from "./schema.ts";
import { statedByTrace } from "./stated-by-trace.ts";
import { toolsOfObservation } from "./tools-of-observation.ts";

/** Reads exports of traces, one an element. */
export class LangfuseReader implements ImportReader {
  readonly #runs = new RunCollector();
  readonly #tools = new Set<string>();
  readonly #trials = new Map<string, number>();

  *read(element: SourceElement): Generator<ImportItem> {
    const { line, file, text } = element;
    const refuse = (code: string, path: string | null, message: string, offset = 0): ImportItem => ({
      type: "reject",
      reject: sourceReject(element, { code, path, message, offset }),
    });
    const parsed = parseLenient(text);
    if (parsed === null) {
      const { message, offset } = jsonFailure(withoutNonFinite(text));
      yield refuse("not_json", null, message, offset);
      return;
    }
    const top = JsonPlace.of(text, parsed.value);
    const places = placesOfExport(top);
    if (places === null) {
      const message = `expected a trace with its observations, got ${describeValue(parsed.value)}`;
      yield refuse(top.isObject ? "not_a_trace" : "not_an_object", null, message);
      return;
    }
    const shell = LANGFUSE_EXPORT.safeParse(places.value);
    if (!shell.success) {
      const { path, message } = issueText(shell.error.issues, places.value);
      yield refuse("invalid_field", path, message);
      return;
    }
    const { trace, observations } = shell.data;
    const facts = factsOfExport(observations, places.observations);
    if (!facts.steps.some(({ kind }) => kind === "model") && facts.runs.length === 0) {
      const message =
        "the trace holds no generation and no tool, so there is nothing to import: export it with its observations in full";
      yield refuse("nothing_to_import", "observations", message);
      return;
    }
    for (const object of places.observations.flatMap(toolsOfObservation)) {
      // Every generation repeats its tools; only one that differs is worth saying twice.
      const content = JSON.stringify(object);
      if (this.#tools.has(content)) continue;
      this.#tools.add(content);
      yield { type: "object", object, line, file };
    }
    const stated = statedByTrace(places.trace);
    const runId = stated.runId ?? fileStem(file);
    const caseId = stated.caseId ?? trace.id;
    const trial = stated.trial ?? this.#nextTrial(runId, caseId);
    const startedAt = trace.timestamp ? utcTime(trace.timestamp) : null;
    const models = new Set(observations.flatMap(({ model }) => model || []));
    for (const model of models.size === 0 ? [null] : models) {
      this.#runs.add(runId, { model, startedAt }, line, file);
    }
    const object = buildRecord(shell.data, places.trace, facts, { runId, caseId, trial });
    yield { type: "object", object, line, file };
  }

  *end(): Generator<ImportItem> {
    yield* this.#runs.objects();
  }

  #nextTrial(runId: string, caseId: string): number {
    const key = JSON.stringify([runId, caseId]);
    const trial = this.#trials.get(key) ?? 0;
    this.#trials.set(key, trial + 1);
    return trial;
  }
}
