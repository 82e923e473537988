import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { WireApi } from "../../../../lib/observer/wire/wire-api.ts";
import { readAnswer } from "./read-answer.ts";

/** Any UTF-16 units: halves of pairs, U+0000, and what needs an escape. */
const texts = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.json(),
  fc
    .array(
      fc.constantFrom(
        "\ud83d",
        "\ude00",
        "\0",
        '"',
        "\\",
        "\n",
        "\r",
        "{",
        "}",
        "é",
        "\u2028",
        "data:",
        "[DONE]",
      ),
    )
    .map((parts) => parts.join("")),
);

type Call = { readonly id: string; readonly text: string; readonly cuts: readonly number[] };

const calls = fc.array(
  fc.record({ id: fc.uuid(), text: texts, cuts: fc.array(fc.nat(), { maxLength: 8 }) }),
  { minLength: 1, maxLength: 5 },
);

function piecesOf({ text, cuts }: Call): string[] {
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length];
  return places.slice(1).map((end, index) => text.slice(places[index], end));
}

/** One round of pieces after the other, as if the calls were spoken at once. */
function interleaved(all: readonly Call[]): { readonly index: number; readonly piece: string }[] {
  const pieces = all.map(piecesOf);
  const rounds = Math.max(...pieces.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    pieces.flatMap((own, index) => {
      const piece = own[round];
      return piece === undefined ? [] : [{ index, piece }];
    }),
  );
}

type Speak = (all: readonly Call[]) => readonly unknown[];

const chat: Speak = (all) => [
  ...all.map(({ id }, index) => ({
    choices: [{ index: 0, delta: { tool_calls: [{ index, id, function: { name: "f", arguments: "" } }] } }],
  })),
  ...interleaved(all).map(({ index, piece }) => ({
    choices: [{ index: 0, delta: { tool_calls: [{ index, function: { arguments: piece } }] } }],
  })),
  { choices: [{ index: 0, delta: {}, finish_reason: "tool_calls" }] },
];

const responses: Speak = (all) => [
  ...all.map(({ id }, index) => ({
    type: "response.output_item.added",
    output_index: index,
    item: { type: "function_call", id: `fc_${index}`, call_id: id, name: "f", arguments: "" },
  })),
  ...interleaved(all).map(({ index, piece }) => ({
    type: "response.function_call_arguments.delta",
    output_index: index,
    item_id: `fc_${index}`,
    delta: piece,
  })),
  { type: "response.completed", response: { status: "completed", output: [] } },
];

const messages: Speak = (all) => [
  ...all.map(({ id }, index) => ({
    type: "content_block_start",
    index,
    content_block: { type: "tool_use", id, name: "f" },
  })),
  ...interleaved(all).map(({ index, piece }) => ({
    type: "content_block_delta",
    index,
    delta: { type: "input_json_delta", partial_json: piece },
  })),
  { type: "message_stop" },
];

/** JSON with every character beyond ASCII as it stands, or as an escape. */
function spelt(value: unknown, escaped: boolean): string {
  const text = JSON.stringify(value);
  if (!escaped) return text;
  return text.replace(/[^\0-~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

describe.each<[WireApi, Speak]>([
  ["openai-chat", chat],
  ["openai-responses", responses],
  ["anthropic-messages", messages],
])("AnswerReader on a stream of %s", (api, speak) => {
  it("joins any pieces of any texts exactly, wherever the bytes are cut", () => {
    fc.assert(
      fc.property(
        calls,
        fc.boolean(),
        fc.constantFrom("\n", "\r\n", "\r"),
        fc.array(fc.nat()),
        (all, escaped, end, cuts) => {
          const text = speak(all).map((event) => `data: ${spelt(event, escaped)}${end}${end}`);
          const bytes = new TextEncoder().encode(text.join(""));
          const at = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
          const answer = readAnswer(
            api,
            at.slice(1).map((to, index) => bytes.subarray(at[index], to)),
          );
          expect(answer.unread).toBeNull();
          expect(
            answer.calls.map(({ callId, argumentsRaw, problem }) => [callId, argumentsRaw ?? "", problem]),
          ).toEqual(all.map(({ id, text }) => [id, text, null]));
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("AnswerReader on JSON values", () => {
  it("gives the arguments of Anthropic and Gemini as they stand in the bytes", () => {
    fc.assert(
      fc.property(
        fc.json({ maxDepth: 4 }),
        fc.constantFrom("", " ", "\n  "),
        fc.nat(),
        (value, space, seed) => {
          const args = `{${space}"v":${space}${value},"v":1.0}`;
          const bodies: readonly [WireApi, string][] = [
            [
              "anthropic-messages",
              `{"type":"message","content":[{"type":"tool_use","name":"f","input":${space}${args}}]}`,
            ],
            [
              "gemini",
              `{"candidates":[{"content":{"parts":[{"functionCall":{"args":${args},"name":"f"}}]}}]}`,
            ],
            [
              "gemini",
              `[{"candidates":[{"content":{"parts":[{"functionCall":{"args":${args},"name":"f"}}]}}]}]`,
            ],
          ];
          for (const [api, body] of bodies) {
            const bytes = new TextEncoder().encode(body);
            const cut = seed % bytes.length;
            const { calls } = readAnswer(api, [bytes.subarray(0, cut), bytes.subarray(cut)]);
            expect(calls).toMatchObject([{ argumentsRaw: args, providerParsed: true, problem: null }]);
          }
        },
      ),
    );
  });
});
