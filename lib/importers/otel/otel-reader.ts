import type { JsonText } from "../../json/json-node.ts";
import { describeValue } from "../describe-value.ts";
import type { ImportItem, ImportReader, SourceElement } from "../importer.ts";
import { issueText } from "../issue-text.ts";
import { jsonFailure } from "../json-failure.ts";
import { parseLenient } from "../parse-lenient.ts";
import { sourceReject } from "../source-reject.ts";
import { fileStem } from "../transcript/file-stem.ts";
import { JsonPlace } from "../transcript/json-place.ts";
import { RunCollector } from "../transcript/run-collector.ts";
import { withoutNonFinite } from "../without-non-finite.ts";
import { Attributes } from "./attributes.ts";
import { buildRecord } from "./build-record.ts";
import { byStart } from "./by-start.ts";
import { detached } from "./detached.ts";
import { isoTime } from "./iso-time.ts";
import { placesOfSpans } from "./places-of-spans.ts";
import { type Around, readSpan } from "./read-span.ts";
import { strictJson } from "./strict-json.ts";
import { Trace } from "./trace.ts";

/** How many characters are kept of traces whose spans may still come: beyond, the one longest untouched is built. */
const KEPT = 64 * 1024 * 1024;
const NOTHING: Around = { resource: new Attributes(null), service: null };
const LISTS = new Set(["resourceSpans", "resource_spans", "batches", "data", "spans", "trace"]);

/** What is known of a file while it is read. */
type OpenFile = {
  readonly first: SourceElement;
  document: { readonly rest: JsonText | null; readonly around: Around };
  /** Elements so far: names traces without an id. */
  elements: number;
  spans: number;
  traces: number;
  records: number;
  rejects: number;
};

/** Reads spans in any order and puts those of one trace together; a trace is a record. */
export class OtelReader implements ImportReader {
  readonly #kept: number;
  readonly #files = new Map<string, OpenFile>();
  /** Those that wait for more spans, the longest untouched first. */
  readonly #traces = new Map<string, Trace>();
  readonly #built = new Set<string>();
  readonly #rest = new Map<Trace, JsonText>();
  readonly #runs = new RunCollector();
  readonly #trials = new Map<string, number>();
  readonly #tools = new Set<string>();
  readonly #places = new Map<string, number>();
  #size = 0;

  constructor(kept = KEPT) {
    this.#kept = kept;
  }

  *read(element: SourceElement): Generator<ImportItem> {
    const file = this.#open(element);
    const parsed = parseLenient(element.text);
    if (parsed === null) {
      yield this.#reject(element, {
        code: "not_json",
        path: null,
        ...jsonFailure(withoutNonFinite(element.text)),
      });
      return;
    }
    const top = JsonPlace.of(element.text, parsed.value);
    if (!top.isObject) {
      const message = `expected spans or an export of spans, got ${describeValue(parsed.value)}`;
      yield this.#reject(element, { code: "not_an_object", path: null, message });
      return;
    }
    if (element.of == null) {
      const rest = top.keys.includes("spans") && !top.keys.includes("traceID") ? top.without(LISTS) : null;
      const found = rest === null ? null : detached(strictJson(rest));
      file.document = { rest: found, around: NOTHING };
    }
    const found = placesOfSpans(top, file.document.around);
    if (found === null) {
      const message = "expected a span, or an export of spans (resourceSpans, batches, data, spans)";
      yield this.#reject(element, { code: "not_a_span", path: null, message });
      return;
    }
    if (element.of === null) file.document = { ...file.document, around: found.around };
    for (const { place, around } of found.spans) yield* this.#span(element, file, place, around);
    yield* this.#makeRoom();
  }

  *end(): Generator<ImportItem> {
    for (const [key, trace] of this.#traces) yield* this.#build(key, trace);
    yield* this.#runs.objects();
    for (const { first, spans, traces, records, rejects } of this.#files.values()) {
      if (records > 0 || rejects > 0) continue;
      const held = spans === 0 ? "no spans" : `${counted(spans, "span")} of ${counted(traces, "trace")}`;
      const message = `the file holds ${held}, none of them of a model, an agent or a tool, so there is nothing to import`;
      yield {
        type: "reject",
        reject: sourceReject(first, { code: "nothing_to_import", path: null, message }),
      };
    }
  }

  *#span(element: SourceElement, file: OpenFile, place: JsonPlace, around: Around): Generator<ImportItem> {
    const read = readSpan(place, around);
    if (read === null || !read.ok) {
      const issue = read?.ok === false ? issueText(read.error.issues, place.value) : null;
      const path = [place.path, issue?.path ?? ""].filter((part) => part !== "").join(".");
      const message = issue?.message ?? `expected a span, got ${describeValue(place.value)}`;
      yield this.#reject(element, { code: "invalid_field", path: path.replaceAll(".[", "["), message });
      const id = place.first("traceId", "trace_id", "traceID") ?? place.get("context")?.get("trace_id");
      if (id?.id()) this.#traceOf(element, file, detached(id.id())).unread++;
      return;
    }
    const { span } = read;
    file.spans++;
    if (this.#built.has(keyOf(element, file, span.traceId))) {
      const message = `this span of trace ${span.traceId} comes too far behind the others, whose record was built already`;
      yield this.#reject(element, { code: "late_span", path: place.path, message });
      return;
    }
    const trace = this.#traceOf(element, file, span.traceId);
    const before = trace.size;
    for (const object of trace.add(span)) {
      // Every request repeats its tools; only one that differs is worth saying twice.
      const content = JSON.stringify(object);
      if (this.#tools.has(content)) continue;
      this.#tools.add(content);
      yield { type: "object", object: detached(object), line: element.line, file: element.file };
    }
    this.#size += trace.size - before;
  }

  /** The trace of that id, which is now the one that was touched last. */
  #traceOf(element: SourceElement, file: OpenFile, id: string | null): Trace {
    const key = keyOf(element, file, id);
    let trace = this.#traces.get(key);
    if (trace === undefined) {
      trace = new Trace(id, element.file, element.line);
      file.traces++;
      if (file.document.rest !== null) this.#rest.set(trace, file.document.rest);
    }
    this.#traces.delete(key);
    this.#traces.set(key, trace);
    return trace;
  }

  *#makeRoom(): Generator<ImportItem> {
    for (const [key, trace] of this.#traces) {
      if (this.#size <= this.#kept || this.#traces.size === 1) return;
      this.#built.add(key);
      yield* this.#build(key, trace);
    }
  }

  *#build(key: string, trace: Trace): Generator<ImportItem> {
    this.#traces.delete(key);
    this.#size -= trace.size;
    const { file, line, stated, models } = trace;
    if (!trace.isOfAgents) return;
    const open = this.#files.get(file);
    if (open !== undefined) open.records++;
    const runId = stated.runId?.id ?? fileStem(file);
    const name = trace.id ?? this.#placeName(file, line);
    const caseId = stated.caseId?.id ?? name;
    const given = stated.trial?.id ?? "";
    const trial = /^\d{1,9}$/.test(given) ? Number(given) : this.#nextTrial(runId, caseId);
    const first = [...trace.steps, ...trace.runs].sort(byStart)[0];
    const agent = trace.agent ?? trace.service;
    for (const model of models.size === 0 ? [null] : models) {
      this.#runs.add(runId, { model, agent, startedAt: isoTime(first?.start ?? null) }, line, file);
    }
    const rest = this.#rest.get(trace) ?? null;
    this.#rest.delete(trace);
    yield { type: "object", object: buildRecord(trace, name, { runId, caseId, trial }, rest), line, file };
  }

  /** Several elements may begin on one line. */
  #placeName(file: string, line: number): string {
    const place = `${file.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("\\")) + 1)}:${line}`;
    const count = (this.#places.get(place) ?? 0) + 1;
    this.#places.set(place, count);
    return count === 1 ? place : `${place}#${count}`;
  }

  #nextTrial(runId: string, caseId: string): number {
    const key = JSON.stringify([runId, caseId]);
    const trial = this.#trials.get(key) ?? 0;
    this.#trials.set(key, trial + 1);
    return trial;
  }

  #open(element: SourceElement): OpenFile {
    const { file, line, text } = element;
    let open = this.#files.get(file);
    if (open === undefined) {
      const first = { file, line, text: detached(text.slice(0, 2000)) };
      open = {
        first,
        document: { rest: null, around: NOTHING },
        elements: 0,
        spans: 0,
        traces: 0,
        records: 0,
        rejects: 0,
      };
      this.#files.set(file, open);
    }
    // The items of a document's lists are one element.
    if (element.of == null) open.elements++;
    return open;
  }

  #reject(element: SourceElement, what: Parameters<typeof sourceReject>[1]): ImportItem {
    const file = this.#files.get(element.file);
    if (file !== undefined) file.rejects++;
    return { type: "reject", reject: sourceReject(element, what) };
  }
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** Spans without a valid trace id belong together as far as they came together. */
function keyOf({ file }: SourceElement, { elements }: OpenFile, id: string | null): string {
  return JSON.stringify([file, id ?? elements]);
}
