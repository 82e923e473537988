import type { JsonText } from "../../json/json-node.ts";
import type { Translation } from "../transcript/conversation.ts";
import { exchangeOf } from "../transcript/exchange.ts";
import { exchangeExtra } from "../transcript/exchange-extra.ts";
import { joinedLists } from "../transcript/joined-lists.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { refusedWithoutAnswer } from "../transcript/refused-without-answer.ts";
import { schemaRefusal } from "../transcript/schema-refusal.ts";
import { statedIds } from "../transcript/stated-ids.ts";
import { STREAM_CHUNKS } from "../transcript/stream-chunks.ts";
import { usageOf } from "../transcript/usage-of.ts";
import { buildMessage } from "./build-message.ts";
import { buildTools } from "./build-tools.ts";
import { MESSAGES_REQUEST, MESSAGES_RESPONSE } from "./schema.ts";

const TAKEN = ["messages", "tools", "content"];
const ORDINARY = new Set(["end_turn", "tool_use", "stop_sequence"]);
const STREAMED = new Set(["message_start", "content_block_start", "content_block_delta", "message_delta"]);

/** What one request with its response, one response, or one conversation holds. */
export function translateMessages(top: JsonPlace): Translation {
  if (STREAMED.has(top.get("type")?.string() ?? "")) return STREAM_CHUNKS;
  const exchange = exchangeOf(
    top,
    (one) => one.get("messages")?.isList === true,
    (one) => one.get("content")?.isList === true && one.get("role")?.string() !== "user",
  );
  const { request, response, error } = exchange;
  const asked = MESSAGES_REQUEST.safeParse(request?.value ?? { messages: [] });
  if (!asked.success) return schemaRefusal(request ?? top, asked.error);
  const answered = MESSAGES_RESPONSE.safeParse(response?.value ?? { content: [] });
  if (!answered.success) return schemaRefusal(response ?? top, answered.error);

  const tools = buildTools(request ?? top);
  const history = (request?.get("messages")?.items() ?? []).map((message) =>
    buildMessage(message.get("role")?.string() ?? null, message.get("content")),
  );
  const isConversation = request?.at === top.at && history.some(({ fromAgent }) => fromAgent);
  const hasAnswer = response !== null || error !== null || isConversation;
  if (!hasAnswer && tools.length === 0) return refusedWithoutAnswer(request ?? top);

  const content = response?.get("content") ?? null;
  const answer = content === null ? [] : [buildMessage("assistant", content)];
  const said = content === null ? null : `{"role":"assistant","content":${content.source()}}`;
  const usage = response?.get("usage");
  const ended = answered.data.stop_reason ?? null;
  const conversation = {
    messages: [...history, ...answer],
    messagesText: joinedLists([request?.get("messages")?.source() ?? null, said]) as JsonText | null,
    usage: usageOf(usage?.get("input_tokens")?.value, usage?.get("output_tokens")?.value),
    error,
    ended: ended === null || ORDINARY.has(ended) ? null : `stop_reason ${ended}`,
    extra: exchangeExtra(top, exchange, TAKEN),
  };
  return {
    ok: true,
    ids: statedIds([top, request, response]),
    ownId: response?.get("id")?.id() ?? top.first("id", "conversation_id")?.id() ?? null,
    run: { model: answered.data.model ?? asked.data.model ?? null },
    tools,
    conversations: hasAnswer ? [conversation] : [],
  };
}
