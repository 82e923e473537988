import type { Importer } from "../importer.ts";
import { headBodies } from "../transcript/head-bodies.ts";
import { isEventStream } from "../transcript/is-event-stream.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { TranscriptReader } from "../transcript/transcript-reader.ts";
import { translateContent } from "./translate-content.ts";

/** Transcripts of Google's Gemini API, as REST writes them and as the Python SDK dumps them. */
export const geminiImporter: Importer = {
  name: "gemini",
  title: "Gemini API transcripts",
  takes: [
    "Responses (candidates), requests with their response ({request, response}), batch output (key, response), and whole conversations ({contents, tools}): a JSON document, a list, or one a line. Each is a record. Names in camelCase or in snake_case.",
    "The case is case_id, custom_id or key, there or in metadata; else responseId or the conversation's id; else file:line. The run is run_id, else the file's name; the trial is trial, else counted among equal cases of the file. Record ids are run/case/trial.",
    "functionCall parts in order, those of the request's contents first; several candidates are trials. args as it is written in the file, marked as parsed by the provider.",
    "functionResponse parts by id, else by the tool's name and position before the next turn.",
    "Function declarations; types in capitals become those of JSON Schema, nullable becomes a type that may be null. annotations.readOnlyHint and destructiveHint, where given, are the effect.",
    "Model version, usage, the earliest creation time as the run's start. An API error or a blocked prompt is the record's error; an unusual finishReason (MAX_TOKENS, MALFORMED_FUNCTION_CALL, SAFETY) is said and is no error.",
  ],
  cannotTell: [
    "Which calls were expected, and any verdict: give the cases as native YAML beside the file, with the same case ids.",
    "Which tools have side effects, where no annotations say so.",
    "How the model spelt its arguments: the API hands over an object. Its numbers may have gone through floating point.",
    "Which function responses are errors: the API knows none. They stand as results.",
    "That several lines are chunks of one streamed response, or steps of one conversation: each is a record. Log whole responses, the last one with its request.",
  ],
  framing: "elements",
  detect(head) {
    if (isEventStream(head.text)) {
      return head.text.includes('"candidates"')
        ? { certainty: "certain", why: "an event stream of candidates" }
        : null;
    }
    return headBodies(head).some(isTelling)
      ? { certainty: "certain", why: "candidates, or contents with parts" }
      : null;
  },
  createReader: () => new TranscriptReader(translateContent),
};

function isTelling(body: JsonPlace): boolean {
  const contents = body.get("contents")?.items() ?? [];
  const candidates = body.get("candidates")?.items() ?? [];
  const feedback = body.get("promptFeedback");
  return (
    contents.some((content) => content.get("parts")?.isList) ||
    candidates.some(
      (one) => one.get("content")?.isObject || one.first("finishReason", "finish_reason") !== null,
    ) ||
    feedback?.get("blockReason") != null
  );
}
