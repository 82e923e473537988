import type { Conversation, Translation } from "../transcript/conversation.ts";
import { exchangeOf } from "../transcript/exchange.ts";
import { exchangeExtra } from "../transcript/exchange-extra.ts";
import { joinedLists } from "../transcript/joined-lists.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { refusedWithoutAnswer } from "../transcript/refused-without-answer.ts";
import { schemaRefusal } from "../transcript/schema-refusal.ts";
import { statedIds } from "../transcript/stated-ids.ts";
import { usageOf } from "../transcript/usage-of.ts";
import { utcTime } from "../utc-time.ts";
import { buildMessage } from "./build-message.ts";
import { buildTools } from "./build-tools.ts";
import { GEMINI_REQUEST, GEMINI_RESPONSE } from "./schema.ts";

const TAKEN = ["contents", "tools", "candidates"];
const ORDINARY = new Set(["STOP", "FINISH_REASON_UNSPECIFIED"]);

/** What one request with its response, one response, or one conversation holds. */
export function translateContent(top: JsonPlace): Translation {
  const exchange = exchangeOf(
    top,
    (one) => one.get("contents")?.isList === true,
    (one) =>
      one.get("candidates")?.isList === true || one.first("promptFeedback", "prompt_feedback") !== null,
  );
  const { request, response } = exchange;
  const asked = GEMINI_REQUEST.safeParse(request?.value ?? { contents: [] });
  if (!asked.success) return schemaRefusal(request ?? top, asked.error);
  const answered = GEMINI_RESPONSE.safeParse(response?.value ?? {});
  if (!answered.success) return schemaRefusal(response ?? top, answered.error);

  const tools = buildTools(request ?? top);
  const history = (request?.get("contents")?.items() ?? []).map((content) => buildMessage(content, "user"));
  const candidates = response?.get("candidates")?.items() ?? [];
  const answers: { content: JsonPlace | null; ended: string | null }[] = (answered.data.candidates ?? []).map(
    (candidate, index) => ({
      content: candidates[index]?.get("content") ?? null,
      ended: candidate.finishReason ?? candidate.finish_reason ?? null,
    }),
  );
  const blocked = blockedPrompt(response);
  const error = exchange.error ?? blocked;
  const isConversation = request?.at === top.at && history.some(({ fromAgent }) => fromAgent);
  if (answers.length === 0 && (response !== null || error !== null || isConversation)) {
    answers.push({ content: null, ended: null });
  }
  if (answers.length === 0 && tools.length === 0) return refusedWithoutAnswer(request ?? top);

  const usage = response?.first("usageMetadata", "usage_metadata");
  const said = request?.get("contents")?.source() ?? null;
  const tokens = (...keys: readonly string[]) => usage?.first(...keys)?.value;
  const conversations = answers.map(({ content, ended }): Conversation => {
    const answer = content === null ? [] : [buildMessage(content, "model")];
    return {
      messages: [...history, ...answer],
      messagesText: joinedLists([said, content?.source() ?? null]),
      // It counts all answers together.
      usage:
        answers.length > 1
          ? null
          : usageOf(
              tokens("promptTokenCount", "prompt_token_count"),
              tokens("candidatesTokenCount", "candidates_token_count"),
            ),
      error,
      ended: ended === null || ORDINARY.has(ended) ? null : `finishReason ${ended}`,
      extra: exchangeExtra(top, exchange, TAKEN),
    };
  });
  const created = response?.first("createTime", "create_time")?.string();
  return {
    ok: true,
    ids: statedIds([top, request, response]),
    ownId:
      response?.first("responseId", "response_id")?.id() ?? top.first("id", "conversation_id")?.id() ?? null,
    run: {
      model: response?.first("modelVersion", "model_version")?.string() ?? asked.data.model ?? null,
      startedAt: created == null ? null : utcTime(created),
    },
    tools,
    conversations,
  };
}

function blockedPrompt(response: JsonPlace | null): string | null {
  const feedback = response?.first("promptFeedback", "prompt_feedback");
  const reason = feedback?.first("blockReason", "block_reason")?.string();
  return reason == null ? null : `the API blocked the prompt: ${reason}`;
}
