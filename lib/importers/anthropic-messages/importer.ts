import type { Importer } from "../importer.ts";
import { headBodies } from "../transcript/head-bodies.ts";
import { isEventStream } from "../transcript/is-event-stream.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { TranscriptReader } from "../transcript/transcript-reader.ts";
import { translateMessages } from "./translate-messages.ts";

/** Transcripts of Anthropic's Messages API. */
export const anthropicMessagesImporter: Importer = {
  name: "anthropic-messages",
  title: "Anthropic Messages transcripts",
  takes: [
    "Responses (content), requests with their response ({request, response}), batch results (custom_id, result.message), and whole conversations ({messages, tools}): a JSON document, a list, or one a line. Each is a record.",
    "The case is case_id or custom_id, there or in metadata; else the id of the response or the conversation; else file:line. The run is run_id, else the file's name; the trial is trial, else counted among equal cases of the file. Record ids are run/case/trial.",
    "tool_use, server_tool_use and mcp_tool_use blocks in order, those of the request's history first. The name stays as emitted; server_name is kept beside the call.",
    "input as it is written in the file, marked as parsed by the provider; results by tool_use_id, else by position. is_error and the API's own error contents are the call's error.",
    "Calls of one message are of one turn, except that a call behind a result begins the next one.",
    "Tools of the request with their schemas; annotations.readOnlyHint and destructiveHint, where given, are the effect.",
    "Model, usage. An API error, and a batch request that errored, expired or was cancelled, is the record's error; max_tokens and other unusual ends are said and are no error.",
  ],
  cannotTell: [
    "Which calls were expected, and any verdict: give the cases as native YAML beside the file, with the same case ids.",
    "Which tools have side effects, where no annotations say so.",
    "How the model spelt its arguments: the API hands over an object, so that white space and the order of repeated keys may be gone.",
    "When a response was made.",
    "That several request/response pairs are steps of one conversation: each is a record. Log the last pair, whose request holds the steps before.",
    "Event streams are refused: log the message that the client puts together.",
  ],
  framing: "elements",
  detect(head) {
    if (isEventStream(head.text)) {
      return /"type": ?"(?:message_start|content_block_)/.test(head.text)
        ? { certainty: "certain", why: "an event stream of a message" }
        : null;
    }
    const bodies = headBodies(head);
    if (bodies.some(isTelling)) {
      return {
        certainty: "certain",
        why: "messages with tool_use and tool_result blocks, or responses of type message",
      };
    }
    return bodies.some((one) => one.get("messages")?.isList && one.get("system") !== null)
      ? { certainty: "likely", why: "messages beside a system prompt" }
      : null;
  },
  createReader: () => new TranscriptReader(translateMessages),
};

function isTelling(body: JsonPlace): boolean {
  const type = body.get("type")?.string();
  if (type === "message" && body.get("role")?.string() === "assistant") return true;
  if (type === "message_start" || type?.startsWith("content_block_")) return true;
  const contents = [body, ...(body.get("messages")?.items() ?? [])].flatMap(
    (message) => message.get("content")?.items() ?? [],
  );
  return contents.some((block) => /(?:^|_)tool_(?:use|result)$/.test(block.get("type")?.string() ?? ""));
}
