import { headObjectStarts } from "../head-object-starts.ts";
import type { Importer } from "../importer.ts";
import { JsonPlace } from "../transcript/json-place.ts";
import { OtelReader } from "./otel-reader.ts";

/** OpenTelemetry traces of agents: spans as the GenAI conventions, OpenInference, Traceloop and the AI SDK write them. */
export const otelImporter: Importer = {
  name: "otel",
  title: "OpenTelemetry GenAI spans (OTLP JSON, Tempo, Jaeger, SDK dumps)",
  takes: [
    "OTLP JSON (resourceSpans, also the older instrumentationLibrarySpans; one document, or an export or a span a line), Tempo (batches), Jaeger (data), dumps of an SDK (spans). Spans may come in any order; ids and nanoseconds keep all their digits.",
    "A trace is a record. Its case is named by claimcheck.case_id, case_id, test.case.id, test.case.name or gen_ai.conversation.id, the first that a span or its resource has; else by the trace id, where that is all zeros by file:line.",
    "The run is claimcheck.run_id, run_id, test.run.id or cicd.pipeline.run.id, else the file's name. The trial is claimcheck.trial or trial, else counted among the traces of a case. Record ids are run/trace id.",
    "A call that an answer tells (gen_ai.completion.N.tool_calls, gen_ai.output.messages, llm.output_messages, gen_ai.choice events, ai.response.toolCalls, …) and that a tool's span tells (execute_tool) is one call: paired by id, else by name and arguments, else by name and order. paired_by and pairing_unsure beside the call say how.",
    "Raw arguments are the answer's: text byte for byte, an object as it is written and marked as parsed by the provider. Received arguments, result, error and times are the tool's span's. A call that only a tool's span tells has its arguments from there, with an observer as its source.",
    "A span around another that tells the same calls or tokens (a framework around the provider's client) counts once, as the inner one tells it.",
    "Tools (gen_ai.tool.definitions, llm.request.functions, llm.tools, ai.prompt.tools), tokens, costs, the model, the agent, the last answer.",
    "An outermost agent's span with status ERROR is the record's error, so that it is not graded; that of a tool is the call's error.",
    "Traces without a span of a model, an agent or a tool are left out; a file that holds nothing else is refused with their number. spans_left_out beside a record counts those of other things.",
  ],
  cannotTell: [
    "Which calls were expected, and any verdict: give the cases as native YAML beside the file, with the same case ids.",
    "The arguments, where the content of messages and tools was not captured (OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT).",
    "Whether the text in a tool's span is what the model wrote, where no answer tells the call.",
    "Which tools have side effects: declare them in YAML or in the browser.",
    "Calls of turns in another trace: what a model was told of them is not counted again.",
  ],
  framing: {
    streams: [
      "resourceSpans",
      "resource_spans",
      "batches",
      "trace.resourceSpans",
      "trace.batches",
      "data",
      "spans",
    ],
  },
  joinsFiles: true,
  detect(head) {
    for (const start of headObjectStarts(head)) {
      const why = spansOf(new JsonPlace(head.text, start, undefined, ""));
      if (why !== null) return { certainty: "certain", why };
    }
    return null;
  },
  createReader: () => new OtelReader(),
};

function spansOf(top: JsonPlace): string | null {
  const first = (...keys: readonly string[]) =>
    [top, top.get("trace")].flatMap((one) => one?.first(...keys)?.items()[0] ?? [])[0];
  const has = (place: JsonPlace | undefined, ...keys: readonly string[]) =>
    place !== undefined && keys.every((key) => place.keys.includes(key));
  const isResource = (place: JsonPlace | undefined) =>
    ["scopeSpans", "scope_spans", "instrumentationLibrarySpans"].some((key) => has(place, key));
  const isSdk = (place: JsonPlace | undefined) =>
    place?.get("context")?.keys.includes("trace_id") === true && has(place, "name");
  const isOtlp = (place: JsonPlace | undefined) => has(place, "traceId", "spanId", "startTimeUnixNano");
  if (first("resourceSpans", "resource_spans") !== undefined) return "an OTLP export with resourceSpans";
  if (isResource(first("batches"))) return "a trace of Tempo with batches of spans";
  if (isResource(top)) return "resources with spans";
  if (has(first("data"), "traceID", "spans") || has(top, "traceID", "spans")) return "traces of Jaeger";
  if (has(top, "traceID", "spanID", "operationName")) return "spans of Jaeger";
  const dumped = first("spans");
  if (isSdk(dumped) || isOtlp(dumped)) return "a dump of spans";
  return isSdk(top) || isOtlp(top) ? "spans, one after the other" : null;
}
