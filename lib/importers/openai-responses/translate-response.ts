import type { JsonText } from "../../json/json-node.ts";
import type { Translation } from "../transcript/conversation.ts";
import { epochTime } from "../transcript/epoch-time.ts";
import { exchangeOf } from "../transcript/exchange.ts";
import { exchangeExtra } from "../transcript/exchange-extra.ts";
import { joinedLists } from "../transcript/joined-lists.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { refusedWithoutAnswer } from "../transcript/refused-without-answer.ts";
import { schemaRefusal } from "../transcript/schema-refusal.ts";
import { statedIds } from "../transcript/stated-ids.ts";
import { STREAM_CHUNKS } from "../transcript/stream-chunks.ts";
import { usageOf } from "../transcript/usage-of.ts";
import { buildMessages } from "./build-messages.ts";
import { buildTools } from "./build-tools.ts";
import { RESPONSES_REQUEST, RESPONSES_RESPONSE } from "./schema.ts";

const TAKEN = ["input", "output", "tools"];

type Answered = {
  readonly status?: string | null | undefined;
  readonly incomplete_details?: { readonly reason?: string | null | undefined } | null | undefined;
  readonly error?:
    | string
    | { code?: string | null | undefined; message?: string | null | undefined }
    | null
    | undefined;
};

/** What one response, with or without its request, or one list of input items holds. */
export function translateResponse(top: JsonPlace): Translation {
  if (top.get("type")?.string()?.startsWith("response.")) return STREAM_CHUNKS;
  const exchange = exchangeOf(
    top,
    (one) => one.get("input") !== null,
    (one) => one.get("output")?.isList === true,
  );
  const { request, response } = exchange;
  const asked = RESPONSES_REQUEST.safeParse(request?.value ?? {});
  if (!asked.success) return schemaRefusal(request ?? top, asked.error);
  const answered = RESPONSES_RESPONSE.safeParse(response?.value ?? { output: [] });
  if (!answered.success) return schemaRefusal(response ?? top, answered.error);

  const input = request?.get("input") ?? null;
  const items = [...(input?.items() ?? []), ...(response?.get("output")?.items() ?? [])];
  const offered = (request?.get("tools") ?? response?.get("tools") ?? top.get("tools"))?.items() ?? [];
  const tools = buildTools(offered, items);
  const messages = buildMessages(items);
  const isConversation = request?.at === top.at && messages.some(({ fromAgent }) => fromAgent);
  const error = exchange.error ?? brokenOff(answered.data);
  const hasAnswer = response !== null || error !== null || isConversation;
  if (!hasAnswer && tools.length === 0) return refusedWithoutAnswer(request ?? top);

  const usage = response?.get("usage");
  const said =
    input?.string() == null ? (input?.source() ?? null) : `{"role":"user","content":${input.source()}}`;
  const ended = answered.data.incomplete_details?.reason;
  const conversation = {
    messages,
    messagesText: joinedLists([said, response?.get("output")?.source() ?? null]) as JsonText | null,
    usage: usageOf(usage?.get("input_tokens")?.value, usage?.get("output_tokens")?.value),
    error,
    ended: ended ? `incomplete: ${ended}` : null,
    extra: exchangeExtra(top, exchange, TAKEN),
  };
  return {
    ok: true,
    ids: statedIds([top, request, response]),
    ownId: response?.get("id")?.id() ?? top.get("id")?.id() ?? null,
    run: {
      model: answered.data.model ?? asked.data.model ?? null,
      startedAt: epochTime(response?.get("created_at")?.value),
    },
    tools,
    conversations: hasAnswer ? [conversation] : [],
  };
}

/** Why the response is no whole one, where the API says that it failed or is not through. */
function brokenOff({ status, error }: Answered): string | null {
  if (error) {
    if (typeof error === "string") return error;
    return [error.code, error.message].filter((part) => part).join(": ") || "the response failed";
  }
  return status === "failed" || status === "cancelled" || status === "in_progress" || status === "queued"
    ? `the response is ${status}`
    : null;
}
