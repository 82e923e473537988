import type { Importer } from "../importer.ts";
import { headBodies } from "../transcript/head-bodies.ts";
import { isEventStream } from "../transcript/is-event-stream.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { TranscriptReader } from "../transcript/transcript-reader.ts";
import { translateResponse } from "./translate-response.ts";

const CALLS = new Set([
  "function_call",
  "function_call_output",
  "custom_tool_call",
  "mcp_call",
  "mcp_list_tools",
  "mcp_approval_request",
]);

/** Transcripts of OpenAI's Responses API. */
export const openaiResponsesImporter: Importer = {
  name: "openai-responses",
  title: "OpenAI Responses API transcripts",
  takes: [
    "Response objects (output), requests with their response ({request, response}), batch output (custom_id, response.body), and lists of input items: a JSON document, a list, or one a line. Each is a record.",
    "The case is case_id or custom_id, there or in metadata; else the response's id; else file:line. The run is run_id, else the file's name; the trial is trial, else counted among equal cases of the file. Record ids are run/case/trial.",
    "function_call, custom_tool_call and mcp_call items in order, those of the request's input first; argument text byte for byte. A call of an MCP server keeps its server_label; one that waits for approval is a call without a result.",
    "function_call_output items by call_id, else by position; output and error of an mcp_call.",
    "Functions that were offered and tools that an MCP server listed, with their schemas; annotations.readOnlyHint and destructiveHint, where given, are the effect.",
    "Model, usage, the earliest creation time as the run's start. A failed, cancelled or unfinished response is the record's error; an incomplete one says why it is.",
  ],
  cannotTell: [
    "Which calls were expected, and any verdict: give the cases as native YAML beside the file, with the same case ids.",
    "Which tools have side effects, where no annotations say so.",
    "Which results are errors, except those of MCP servers, and which MCP calls were emitted together.",
    "Uses of hosted tools (web search, code interpreter, computer, shell): they have no name and no argument text, and stay among the messages.",
    "Responses that continue each other by previous_response_id: each is a record. Give the last request with all its input items, or one response for each case.",
    "Event streams are refused: log the response that the client puts together.",
  ],
  framing: "elements",
  detect(head) {
    if (isEventStream(head.text)) {
      return /"type": ?"response\./.test(head.text)
        ? { certainty: "certain", why: "an event stream of a response" }
        : null;
    }
    const bodies = headBodies(head);
    if (bodies.some(isTelling)) {
      return { certainty: "certain", why: "responses, or items with function calls" };
    }
    return bodies.some((one) => typesOf(one).includes("message"))
      ? { certainty: "likely", why: "items of type message" }
      : null;
  },
  createReader: () => new TranscriptReader(translateResponse),
};

function isTelling(body: JsonPlace): boolean {
  if (body.get("object")?.string() === "response") return true;
  if (body.get("type")?.string()?.startsWith("response.") && body.get("sequence_number") !== null)
    return true;
  return typesOf(body).some((type) => CALLS.has(type));
}

const typesOf = (body: JsonPlace) =>
  [body.get("input"), body.get("output")]
    .flatMap((list) => list?.items() ?? [])
    .flatMap((item) => item.get("type")?.string() ?? []);
