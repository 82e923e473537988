import { headObjectStarts } from "../head-object-starts.ts";
import type { Importer } from "../importer.ts";
import { JsonPlace } from "../transcript/json-place.ts";
import { LangfuseReader } from "./langfuse-reader.ts";

/** Exports of Langfuse: a trace and its observations. */
export const langfuseImporter: Importer = {
  name: "langfuse",
  title: "Langfuse traces",
  takes: [
    "A trace with its observations, as the browser exports it ({trace, observations}) or the API gives it: one document, a list, or one a line. Each is a record; observations may stand in any order.",
    "The case is case_id, dataset_item_id or test.case.id in the trace's metadata, else the trace id; the run run_id or dataset_run_name there, else the file's name; the trial is trial, else counted among the traces of a case. Record ids are run/trace id.",
    "Calls from the output of generations, as OpenAI, Anthropic, Gemini, the AI SDK and LangChain write them, JSON in texts opened; else from toolCalls with the names in toolCallNames; where nothing else tells any, from the input behind the user's last message.",
    "Observations of tools give what the tool was given, its result, error and times: paired by the call's id where the framework put it into the metadata, else by name and arguments, else by name and order. paired_by and pairing_unsure beside the call say how. Each call counts once.",
    "Argument text byte for byte; an object as it is written and marked as parsed by the provider. What only a tool's observation tells has an observer as its source.",
    "A score of the whole trace as the harness verdict only if its name says one (pass, passed, correct, is_correct, success, verdict, fail, failed) and its value is a clear yes or no; where two disagree there is none. All other scores (correctness, hallucination, …) are kept beside the record.",
    "The tools that generations were offered, tokens and costs of the innermost generations, the model, the last answer. The outermost observation of level ERROR is the record's error; a tool's is the call's.",
  ],
  cannotTell: [
    "Which calls were expected: give the cases as native YAML beside the file, with the same case ids.",
    "How long things took where they have no end: latency is in seconds in some exports and in milliseconds in others, so times are taken from the observations alone.",
    "Which tools have side effects: declare them in YAML or in the browser.",
    "The model's exact argument text where the tracer kept an object.",
  ],
  framing: "elements",
  detect(head) {
    for (const start of headObjectStarts(head)) {
      const top = new JsonPlace(head.text, start, undefined, "");
      const trace = top.get("trace") ?? (top.get("observations") === null ? null : top);
      const has = (place: JsonPlace | null | undefined, ...keys: readonly string[]) =>
        keys.every((key) => place?.keys.includes(key));
      const beside = top.get("observations")?.items()[0];
      const inside = trace?.get("observations")?.items()[0];
      if (trace?.isObject && [beside, inside].some((one) => has(one, "id", "type", "traceId", "startTime"))) {
        return { certainty: "certain", why: "a trace of Langfuse with observations" };
      }
      if (has(top.get("trace"), "id", "timestamp", "scores")) {
        return { certainty: "certain", why: "a trace of Langfuse" };
      }
    }
    return null;
  },
  createReader: () => new LangfuseReader(),
};
