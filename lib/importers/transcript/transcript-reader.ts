import type { RecordObject } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { describeValue } from "../describe-value.ts";
import type { ImportItem, ImportReader, SourceElement } from "../importer.ts";
import { jsonFailure } from "../json-failure.ts";
import { parseLenient } from "../parse-lenient.ts";
import { sourceReject } from "../source-reject.ts";
import { withoutNonFinite } from "../without-non-finite.ts";
import type { Conversation, Translation } from "./conversation.ts";
import { fileStem } from "./file-stem.ts";
import { finalMessage } from "./final-message.ts";
import { isEventStream } from "./is-event-stream.ts";
import { JsonPlace } from "./json-place.ts";
import { pairCalls } from "./pair-calls.ts";
import { RunCollector } from "./run-collector.ts";

const EVENT_STREAM = {
  ok: false,
  code: "event_stream",
  path: null,
  message:
    "this is an event stream as the API sent it, not JSON: log the whole response that the client puts together from it",
  once: true,
} as const;

/**
 * Reads transcripts, one a line, element or document. What a file leaves unsaid is named here: the run after the
 * file, the case after the response or the place, the trial by counting what has the same case and run.
 */
export class TranscriptReader implements ImportReader {
  readonly #translate: (top: JsonPlace, file: string) => Translation;
  readonly #runs = new RunCollector();
  readonly #tools = new Set<string>();
  readonly #trials = new Map<string, number>();
  /** What was refused in which file. */
  readonly #said = new Set<string>();
  #last = { file: "", line: 0, count: 0 };

  constructor(translate: (top: JsonPlace, file: string) => Translation) {
    this.#translate = translate;
  }

  *read(element: SourceElement): Generator<ImportItem> {
    const { line, file, text } = element;
    const parsed = parseLenient(text);
    if (parsed === null && (isEventStream(text) || this.#said.has(`${file}:event_stream`))) {
      yield* this.#refuse(element, EVENT_STREAM);
      return;
    }
    if (parsed === null) {
      const failure = jsonFailure(withoutNonFinite(text));
      yield { type: "reject", reject: sourceReject(element, { code: "not_json", path: null, ...failure }) };
      return;
    }
    const top = JsonPlace.of(text, parsed.value);
    const found = top.isObject ? this.#translate(top, file) : noObject(parsed.value);
    if (!found.ok) {
      yield* this.#refuse(element, found);
      return;
    }
    for (const object of found.tools) {
      // Every request repeats its tools; only one that differs is worth saying twice.
      const content = JSON.stringify(object);
      if (this.#tools.has(content)) continue;
      this.#tools.add(content);
      yield { type: "object", object, line, file };
    }
    const place = found.conversations.length === 0 ? "" : this.#placeId(element);
    for (const conversation of found.conversations) {
      const runId = found.ids.runId ?? fileStem(file);
      const caseId = found.ids.caseId ?? found.ownId ?? place;
      const stated = found.conversations.length === 1 ? found.ids.trial : null;
      const trial = stated ?? this.#nextTrial(file, runId, caseId);
      this.#runs.add(runId, found.run, line, file);
      const record = buildRecord(conversation, runId, caseId, trial);
      yield { type: "object", object: parsed.lenient ? strict(record) : record, line, file };
    }
  }

  *end(): Generator<ImportItem> {
    yield* this.#runs.objects();
  }

  *#refuse(element: SourceElement, refusal: Extract<Translation, { ok: false }>): Generator<ImportItem> {
    const key = `${element.file}:${refusal.code}`;
    if (refusal.once && this.#said.has(key)) return;
    this.#said.add(key);
    yield { type: "reject", reject: sourceReject(element, refusal) };
  }

  /** Counted in each file on its own, so that reading it alone gives the same ids. */
  #nextTrial(file: string, runId: string, caseId: string): number {
    const key = JSON.stringify([file, runId, caseId]);
    const trial = this.#trials.get(key) ?? 0;
    this.#trials.set(key, trial + 1);
    return trial;
  }

  /** Several elements may begin on one line. */
  #placeId({ file, line }: SourceElement): string {
    const base = file.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1);
    const place = `${base}:${line}`;
    const isSame = this.#last.file === file && this.#last.line === line;
    this.#last = { file, line, count: isSame ? this.#last.count + 1 : 1 };
    return this.#last.count === 1 ? place : `${place}#${this.#last.count}`;
  }
}

function noObject(value: unknown): Translation {
  const message = `expected an object with messages or a response, got ${describeValue(value)}`;
  return { ok: false, code: "not_an_object", path: null, message };
}

function buildRecord(given: Conversation, runId: string, caseId: string, trial: number): RecordObject {
  return {
    kind: "record",
    recordId: `${runId}/${caseId}/${trial}`,
    runId,
    caseId,
    trial,
    toolCalls: pairCalls(given.messages),
    finalMessage: finalMessage(given.messages),
    messages: given.messagesText,
    usage: given.usage,
    harnessVerdict: null,
    harnessReason: given.ended,
    effects: null,
    world: null,
    error: given.error,
    extra: given.extra,
  };
}

/** NaN and Infinity are read as null, outside of arguments. */
function strict(record: RecordObject): RecordObject {
  const asJson = (json: JsonText | null) => (json === null ? null : (withoutNonFinite(json) as JsonText));
  return {
    ...record,
    messages: asJson(record.messages),
    extra: asJson(record.extra),
    toolCalls: record.toolCalls.map((call) => ({
      ...call,
      result: asJson(call.result),
      error: asJson(call.error),
      extra: asJson(call.extra),
    })),
  };
}
