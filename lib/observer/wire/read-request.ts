import type { ToolObject } from "../../grading/model.ts";
import { buildMessage as buildAnthropicMessage } from "../../importers/anthropic-messages/build-message.ts";
import { buildTools as buildAnthropicTools } from "../../importers/anthropic-messages/build-tools.ts";
import { buildMessage as buildGeminiMessage } from "../../importers/gemini/build-message.ts";
import { buildTools as buildGeminiTools } from "../../importers/gemini/build-tools.ts";
import { buildMessage as buildChatMessage } from "../../importers/openai-chat/build-message.ts";
import { buildTools as buildChatTools } from "../../importers/openai-chat/build-tools.ts";
import { buildMessages as buildResponsesMessages } from "../../importers/openai-responses/build-messages.ts";
import { buildTools as buildResponsesTools } from "../../importers/openai-responses/build-tools.ts";
import { JsonPlace } from "../../importers/transcript/json-place.ts";
import type { TranscriptMessage } from "../../importers/transcript/transcript-message.ts";
import type { WireApi } from "./wire-api.ts";
import type { WireRequest } from "./wire-request.ts";

type Read = { readonly tools: readonly ToolObject[]; readonly messages: readonly TranscriptMessage[] };

/**
 * What the body of a request to a provider holds of tools: their definitions, the results of earlier calls, and how
 * many answers of the model there were before. Null where the body is no JSON object. Schemas keep their literals and
 * lose the white space between tokens; those of Gemini are given as JSON Schema, as the importer gives them.
 *
 * A conversation that the provider keeps (`previous_response_id`) is not in the request: its answers are not counted.
 */
export function readRequest(api: WireApi, bodyText: string): WireRequest | null {
  const top = topOf(bodyText);
  if (top === null) return null;
  const { tools, messages } = READERS[api](top);
  const answers = messages.filter(({ fromAgent }) => fromAgent).length;
  // An answer that the client began is gone on with: it is the one asked for.
  const isBegun = api === "anthropic-messages" && messages.at(-1)?.fromAgent === true;
  return {
    tools: tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
    results: messages
      .flatMap(({ parts }) => parts)
      .flatMap((part) => {
        if (part.type !== "result") return [];
        const isError = part.error !== null;
        return [{ callId: part.id, name: part.name, result: part.error ?? part.result, isError }];
      }),
    turn: isBegun ? answers - 1 : answers,
  };
}

const READERS: Readonly<Record<WireApi, (top: JsonPlace) => Read>> = {
  "openai-chat": (top) => ({
    tools: buildChatTools(top),
    messages: itemsOf(top, "messages").map(buildChatMessage),
  }),
  "openai-responses": (top) => {
    const items = itemsOf(top, "input");
    return {
      tools: buildResponsesTools(itemsOf(top, "tools"), items),
      messages: buildResponsesMessages(items),
    };
  },
  "anthropic-messages": (top) => ({
    tools: buildAnthropicTools(top),
    messages: itemsOf(top, "messages").map((message) =>
      buildAnthropicMessage(message.get("role")?.string() ?? null, message.get("content")),
    ),
  }),
  gemini: (top) => {
    const body = top.get("contents") === null ? (top.get("request") ?? top) : top;
    return {
      tools: buildGeminiTools(body),
      messages: itemsOf(body, "contents").map((content) => buildGeminiMessage(content, "user")),
    };
  },
};

function topOf(text: string): JsonPlace | null {
  try {
    const top = JsonPlace.of(text, JSON.parse(text));
    return top.isObject ? top : null;
  } catch {
    return null;
  }
}

function itemsOf(top: JsonPlace, key: string): JsonPlace[] {
  return top.get(key)?.items() ?? [];
}
