import type { Importer } from "../importer.ts";
import { headBodies } from "../transcript/head-bodies.ts";
import { isEventStream } from "../transcript/is-event-stream.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { TranscriptReader } from "../transcript/transcript-reader.ts";
import { translateChat } from "./translate-chat.ts";

/** Transcripts of the Chat Completions API of OpenAI and of the many servers that speak it. */
export const openaiChatImporter: Importer = {
  name: "openai-chat",
  title: "OpenAI Chat Completions transcripts",
  takes: [
    "Responses (choices), requests with their response ({request, response}), batch output (custom_id, response.body), and whole conversations ({messages, tools}): a JSON document, a list, or one a line. Each is a record.",
    "The case is case_id or custom_id, there or in metadata; else the id of the response or the conversation; else file:line. The run is run_id, else the file's name; the trial is trial, else counted among equal cases of the file. Record ids are run/case/trial.",
    "All calls of the assistant's messages in order, those of the request's history first: tool_calls, custom tools (their input as it stands), the older function_call. Several choices are trials.",
    "Argument text byte for byte; an object in its place as it is written, marked as parsed by the provider. Results by tool_call_id, else by position before the next turn.",
    "Tools and functions of the request with their schemas; annotations.readOnlyHint and destructiveHint, where given, are the effect.",
    "Model, usage, the earliest creation time as the run's start. An API error instead of an answer is the record's error; an unusual finish_reason (length, content_filter) is said.",
  ],
  cannotTell: [
    "Which calls were expected, and any verdict: give the cases as native YAML beside the file, with the same case ids.",
    "Which tools have side effects, where no annotations say so.",
    "Which tool results are errors: the API knows none. They stand as results.",
    "That several request/response pairs are steps of one conversation: each is a record. Log the last pair, whose request holds the steps before.",
    "Event streams and chunks are refused: log the response that the client puts together.",
  ],
  framing: "elements",
  detect(head) {
    if (isEventStream(head.text)) {
      return head.text.includes('"chat.completion.chunk"')
        ? { certainty: "certain", why: "an event stream of chat completion chunks" }
        : null;
    }
    const bodies = headBodies(head);
    if (bodies.some(isTelling)) {
      return { certainty: "certain", why: "chat completions, or messages with function calls" };
    }
    return bodies.some((one) => messagesOf(one).some((message) => message.get("role") !== null))
      ? { certainty: "likely", why: "messages with roles" }
      : null;
  },
  createReader: () => new TranscriptReader(translateChat),
};

const messagesOf = (body: JsonPlace) => body.get("messages")?.items() ?? [];

function isTelling(body: JsonPlace): boolean {
  if (body.get("object")?.string()?.startsWith("chat.completion")) return true;
  const choices = body.get("choices")?.items() ?? [];
  if (choices.some((choice) => choice.get("message")?.isObject)) return true;
  return messagesOf(body).some(
    (message) =>
      (message.get("tool_calls")?.items() ?? []).some((call) => call.get("function")?.isObject) ||
      message.get("function_call")?.isObject ||
      (message.get("role")?.string() === "tool" && message.get("tool_call_id") !== null),
  );
}
