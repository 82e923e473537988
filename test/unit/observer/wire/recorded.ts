import { readFileSync } from "node:fs";
import type { WireAnswer } from "../../../../lib/observer/wire/wire-answer.ts";
import type { WireApi } from "../../../../lib/observer/wire/wire-api.ts";
import type { WireCall } from "../../../../lib/observer/wire/wire-call.ts";

type Recorded = { readonly file: string; readonly api: WireApi; readonly answer: WireAnswer };

const call = (
  callId: string | null,
  name: string,
  argumentsRaw: string,
  more: Partial<WireCall> = {},
): WireCall => ({
  callId,
  name,
  argumentsRaw,
  providerParsed: false,
  choice: 0,
  problem: null,
  ...more,
});
const answer = (
  stopped: string,
  usage: readonly [number, number] | null,
  ...calls: WireCall[]
): WireAnswer => ({
  calls,
  usage: usage === null ? null : { inputTokens: usage[0], outputTokens: usage[1] },
  stopped,
  error: null,
  unread: null,
});
const parsed = { providerParsed: true };
const weather = '{ "city": "São Paulo ☔", "days": 2.50, "id": 12345678901234567890 }';
const search = '{"q":"café 🍵","limit":5.0,"limit":6}';

/** Answers as providers send them, and what is in them. */
export const RECORDED: readonly Recorded[] = [
  {
    file: "chat.json",
    api: "openai-chat",
    answer: answer(
      "tool_calls",
      [211, 57],
      call(
        "call_7Jx1",
        "book_room",
        String.raw`{"room": 12345678901234567890, "guest":"Zoë 😀", "price": 42.00, "note": "line\nbreak \u0000 \ud800", "guest": "Zoë"}`,
      ),
      call("call_7Jx2", "list_rooms", ""),
      call("call_7Jx3", "run_sql", "select 'a}' from \"t\"\n-- ü"),
    ),
  },
  {
    file: "chat.sse",
    api: "openai-chat",
    answer: answer(
      "tool_calls",
      [211, 57],
      call(
        "call_7Jx1",
        "book_room",
        '{"room": 12345678901234567890, "guest":"Zoë 😀", "note": "\\u00e9 \ud800 \u0000"}',
      ),
      call("call_7Jx2", "mail", '{"to": "ü@example.org"}'),
      call("call_9Ab1", "book_room", "{}", { choice: 1 }),
    ),
  },
  {
    file: "chat-function-call.sse",
    api: "openai-chat",
    answer: answer("function_call", null, call(null, "find_order", '{\n  "id": 12.0\n}')),
  },
  {
    file: "responses.json",
    api: "openai-responses",
    answer: answer(
      "completed",
      [90, 31],
      call("call_q1", "search", search),
      call("call_q2", "patch", "*** Begin\n+é\n"),
    ),
  },
  {
    file: "responses.sse",
    api: "openai-responses",
    answer: answer(
      "completed",
      [90, 31],
      call("call_q1", "search", search),
      call("call_q2", "patch", "*** Begin\n+é\n"),
    ),
  },
  {
    file: "messages.json",
    api: "anthropic-messages",
    answer: answer(
      "tool_use",
      [412, 88],
      call(
        "toolu_01A",
        "get_weather",
        String.raw`{ "city": "Zürich 🌦", "days": 3.0, "big": 90071992547409931, "city": "Z\u00fcrich", "tags": [ "]", "}" ] }`,
        parsed,
      ),
      call("toolu_01B", "list_rooms", "{}", parsed),
    ),
  },
  {
    file: "messages.sse",
    api: "anthropic-messages",
    answer: answer(
      "tool_use",
      [412, 88],
      call("toolu_01A", "get_weather", String.raw`{"city": "Z\u00fcrich 🌦", "days": 3.0}`),
      call("toolu_01B", "list_rooms", "{}", parsed),
    ),
  },
  {
    file: "gemini.json",
    api: "gemini",
    answer: answer(
      "STOP",
      [33, 21],
      call(null, "get_weather", weather, parsed),
      call("fn-2", "list_rooms", "{}", parsed),
    ),
  },
  {
    file: "gemini.sse",
    api: "gemini",
    answer: answer(
      "STOP",
      [33, 21],
      call(null, "get_weather", '{"city": "São Paulo ☔","days": 2.50, "id": 12345678901234567890}', parsed),
      call("fn-2", "list_rooms", "{}", parsed),
    ),
  },
  {
    file: "gemini-list.json",
    api: "gemini",
    answer: answer(
      "STOP",
      [33, 21],
      call(null, "get_weather", String.raw`{ "city": "São \"Paulo\" ☔]", "days": 2.50 }`, parsed),
    ),
  },
  {
    file: "gemini-parts.sse",
    api: "gemini",
    answer: answer(
      "STOP",
      [12, 9],
      call(
        "fn-9",
        "send_mail",
        '{"to":[{"name":"Zoë 😀"}],"reply to":null,"weight":4.20,"urgent":true}',
        parsed,
      ),
    ),
  },
];

export const bytesOf = (file: string): Uint8Array =>
  readFileSync(new URL(`../../../fixtures/wire/${file}`, import.meta.url));
