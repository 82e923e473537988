import { buildMessage } from "../../importers/openai-chat/build-message.ts";
import { buildTools } from "../../importers/openai-chat/build-tools.ts";
import { JsonPlace } from "../../importers/transcript/json-place.ts";
import type { WireApi } from "./wire-api.ts";
import type { WireRequest } from "./wire-request.ts";

/**
 * What the body of a request to a provider holds of tools: their definitions, the results of earlier calls, and how
 * many answers there were before. Null where the body is not JSON.
 */
export function readRequest(_api: WireApi, bodyText: string): WireRequest | null {
  let top: JsonPlace;
  try {
    top = JsonPlace.of(bodyText, JSON.parse(bodyText));
  } catch {
    return null;
  }
  const messages = (top.get("messages")?.items() ?? []).map(buildMessage);
  return {
    tools: buildTools(top).map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
    results: messages.flatMap(({ parts }) =>
      parts.flatMap((part) =>
        part.type === "result"
          ? [{ callId: part.id, name: part.name, result: part.result, isError: part.error !== null }]
          : [],
      ),
    ),
    turn: messages.filter(({ fromAgent }) => fromAgent).length,
  };
}
