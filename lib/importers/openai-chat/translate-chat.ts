import type { Conversation, Translation } from "../transcript/conversation.ts";
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
import { buildMessage } from "./build-message.ts";
import { buildTools } from "./build-tools.ts";
import { CHAT_REQUEST, CHAT_RESPONSE } from "./schema.ts";

const TAKEN = ["messages", "tools", "functions", "choices"];
/** Ends that say nothing out of the ordinary. */
const ORDINARY = new Set(["stop", "tool_calls", "function_call"]);

const ANTHROPIC_BLOCKS: Translation = {
  ok: false,
  code: "other_format",
  path: null,
  message:
    "holds tool_use or tool_result blocks, which Anthropic's API writes: read this file as anthropic-messages",
};

/** What one request with its response, one response, or one conversation holds. */
export function translateChat(top: JsonPlace): Translation {
  const exchange = exchangeOf(
    top,
    (one) => one.get("messages")?.isList === true,
    (one) => one.get("choices")?.isList === true,
  );
  const { request, response, error } = exchange;
  if (response?.get("object")?.string() === "chat.completion.chunk") return STREAM_CHUNKS;
  const asked = CHAT_REQUEST.safeParse(request?.value ?? { messages: [] });
  if (!asked.success) return schemaRefusal(request ?? top, asked.error);
  const answered = CHAT_RESPONSE.safeParse(response?.value ?? { choices: [] });
  if (!answered.success) return schemaRefusal(response ?? top, answered.error);

  const history = request?.get("messages")?.items() ?? [];
  const foreign = history.flatMap((one) => one.get("content")?.items() ?? []);
  if (foreign.some((block) => /(?:^|_)tool_(?:use|result)$/.test(block.get("type")?.string() ?? ""))) {
    return ANTHROPIC_BLOCKS;
  }

  const tools = buildTools(request ?? top);
  const choices = answered.data.choices.map(({ finish_reason }, index) => {
    const place = response?.get("choices")?.items()[index]?.get("message") ?? null;
    return { ended: finish_reason ?? null, answer: place === null ? [] : [place] };
  });
  const isConversation = request !== null && request.at === top.at;
  const hasAnswer = asked.data.messages.some(({ role }) => role === "assistant");
  if (choices.length === 0 && (error !== null || (isConversation && hasAnswer))) {
    choices.push({ ended: null, answer: [] });
  }
  if (choices.length === 0 && tools.length === 0) return refusedWithoutAnswer(request ?? response ?? top);

  const usage = response?.get("usage") ?? top.get("usage");
  const extra = exchangeExtra(top, exchange, TAKEN);
  const built = choices.map(({ ended, answer }): Conversation => {
    const all = [...history, ...answer];
    return {
      messages: all.map((place) => buildMessage(place)),
      messagesText: joinedLists(all.map((place) => place.source())),
      // It counts all answers together.
      usage:
        choices.length > 1
          ? null
          : usageOf(usage?.get("prompt_tokens")?.value, usage?.get("completion_tokens")?.value),
      error,
      ended: ended === null || ORDINARY.has(ended) ? null : `finish_reason ${ended}`,
      extra,
    };
  });
  const model = answered.data.model ?? asked.data.model ?? null;
  const created = response?.get("created")?.value;
  return {
    ok: true,
    ids: statedIds([top, request, response]),
    ownId: response?.get("id")?.id() ?? top.first("id", "conversation_id")?.id() ?? null,
    run: { model, startedAt: epochTime(created) },
    tools,
    conversations: built,
  };
}
