import { describe, expect, it } from "vitest";
import type { WireApi } from "../../../../lib/observer/wire/wire-api.ts";
import { readAnswer } from "./read-answer.ts";

type Event = Record<string, unknown>;

const encode = (text: string) => new TextEncoder().encode(text);
const read = (api: WireApi, ...events: readonly Event[]) =>
  readAnswer(api, [encode(events.map((one) => `data: ${JSON.stringify(one)}\n\n`).join(""))]);

describe("AnswerReader on OpenAI Responses", () => {
  const item = (id: string | undefined, args: string, more: Event = {}) => ({
    type: "function_call",
    id,
    call_id: "c1",
    name: "f",
    arguments: args,
    ...more,
  });
  const added = (output_index: number, one: Event) => ({
    type: "response.output_item.added",
    output_index,
    item: one,
  });
  const piece = (output_index: number, item_id: string, delta: string) => ({
    type: "response.function_call_arguments.delta",
    output_index,
    item_id,
    delta,
  });
  const completed = (...output: Event[]) => ({
    type: "response.completed",
    response: { status: "completed", output },
  });

  it("takes the type from the event's name where the data has none", () => {
    const body = encode(
      'event: response.output_item.done\ndata: {"output_index":0,"item":{"type":"function_call","call_id":"c1","name":"f","arguments":"{}"}}\n\n',
    );
    expect(readAnswer("openai-responses", [body]).calls).toMatchObject([{ callId: "c1", problem: null }]);
  });

  it("takes calls that only the last event holds", () => {
    expect(read("openai-responses", completed(item("fc_1", "{}"))).calls).toMatchObject([
      { callId: "c1", name: "f", argumentsRaw: "{}", problem: null },
    ]);
  });

  it("knows a call again by place or call id where item ids change and places begin at 1", () => {
    const { calls } = read(
      "openai-responses",
      added(1, item("fc_a", "")),
      piece(1, "fc_other", '{"a"'),
      piece(1, "fc_third", ":1}"),
      completed(item("fc_new", '{"a":1}')),
    );
    expect(calls).toMatchObject([{ callId: "c1", argumentsRaw: '{"a":1}', problem: null }]);
  });

  it("keeps calls apart that are all at place 0", () => {
    const { calls } = read(
      "openai-responses",
      added(0, item("fc_1", "")),
      added(0, item("fc_2", "", { call_id: "c2" })),
      piece(0, "fc_1", "{}"),
      piece(0, "fc_2", "[]"),
      completed(item("fc_1", "{}"), item("fc_2", "[]", { call_id: "c2" })),
    );
    expect(calls.map(({ callId, argumentsRaw, problem }) => [callId, argumentsRaw, problem])).toEqual([
      ["c1", "{}", null],
      ["c2", "[]", null],
    ]);
  });

  it("has room for the whole text in the place of its pieces", () => {
    const events = [
      added(0, item("fc_1", "")),
      piece(0, "fc_1", "x".repeat(300)),
      completed(item("fc_1", "y".repeat(600))),
    ];
    const body = encode(events.map((one) => `data: ${JSON.stringify(one)}\n\n`).join(""));
    expect(readAnswer("openai-responses", [body], 2000).calls[0]?.argumentsRaw).toBe("y".repeat(600));
  });

  it("keeps two calls of one id apart", () => {
    const both = [item("fc_1", "{}"), item("fc_2", '{"a":1}')];
    expect(read("openai-responses", completed(...both)).calls).toHaveLength(2);
    const body = encode(
      JSON.stringify({ output: both.map((one) => ({ ...one, id: undefined })), status: "completed" }),
    );
    expect(readAnswer("openai-responses", [body]).calls.map(({ argumentsRaw }) => argumentsRaw)).toEqual([
      "{}",
      '{"a":1}',
    ]);
  });

  it("keeps the whole text where the pieces differ from it, and says so", () => {
    const [call] = read(
      "openai-responses",
      added(0, item("fc_1", "")),
      piece(0, "fc_1", "{"),
      completed(item("fc_1", "{}")),
    ).calls;
    expect(call?.argumentsRaw).toBe("{}");
    expect(call?.problem).toMatch(/pieces differ/);
  });

  it("has the whole text mend what an event that is not JSON tore", () => {
    const body = encode(
      [JSON.stringify(added(0, item("fc_1", ""))), "{not JSON", JSON.stringify(completed(item("fc_1", "{}")))]
        .map((data) => `data: ${data}\n\n`)
        .join(""),
    );
    const answer = readAnswer("openai-responses", [body]);
    expect(answer.calls).toMatchObject([{ argumentsRaw: "{}", problem: null }]);
    expect(answer.unread).not.toBeNull();
  });

  it("says of an item that it is incomplete, and why the response stopped", () => {
    const response = {
      status: "incomplete",
      incomplete_details: { reason: "max_output_tokens" },
      output: [item("fc_1", '{"a', { status: "incomplete" })],
    };
    expect(read("openai-responses", { type: "response.incomplete", response })).toMatchObject({
      stopped: "max_output_tokens",
      calls: [{ argumentsRaw: '{"a', problem: "incomplete, as its item says" }],
    });
  });

  it("gives the words of an error event", () => {
    const answer = read("openai-responses", added(0, item("fc_1", "")), {
      type: "error",
      code: "server_error",
      message: "no",
    });
    expect(answer.error).toBe("server_error: no");
    expect(answer.calls).toMatchObject([{ problem: "cut off: the answer ended before the call did" }]);
  });
});

describe("AnswerReader on Anthropic Messages", () => {
  const start = {
    type: "content_block_start",
    index: 1,
    content_block: { type: "tool_use", id: "t1", name: "f", input: {} },
  };
  const piece = (partial_json: string) => ({
    type: "content_block_delta",
    index: 1,
    delta: { type: "input_json_delta", partial_json },
  });

  it("gives no arguments to a call that broke off before the first piece", () => {
    expect(read("anthropic-messages", start).calls).toMatchObject([
      { argumentsRaw: null, problem: "cut off: the answer ended before the call did" },
    ]);
  });

  it("takes input that the block's start holds whole, and ends blocks with the message", () => {
    const whole = { ...start, content_block: { ...start.content_block, input: { a: 1 } } };
    expect(read("anthropic-messages", whole, { type: "message_stop" }).calls).toEqual([
      { callId: "t1", name: "f", argumentsRaw: '{"a":1}', providerParsed: true, choice: 0, problem: null },
    ]);
  });

  it("forgets the name of an event that had no data", () => {
    const body = encode(`data: ${JSON.stringify(start)}\n\nevent: message_stop\n\ndata: {}\n\n`);
    expect(readAnswer("anthropic-messages", [body]).calls).toMatchObject([
      { problem: expect.stringMatching(/^cut off/) },
    ]);
  });

  it("keeps the pieces before an error event, and its words", () => {
    const error = { type: "error", error: { type: "overloaded_error", message: "Overloaded" } };
    expect(read("anthropic-messages", start, piece('{"a'), error)).toMatchObject({
      error: "overloaded_error: Overloaded",
      calls: [{ argumentsRaw: '{"a', providerParsed: false, problem: expect.stringMatching(/^cut off/) }],
    });
  });

  it("reads an error in place of an answer", () => {
    const body = '{"type":"error","error":{"type":"invalid_request_error","message":"bad"}}';
    expect(readAnswer("anthropic-messages", [encode(body)])).toEqual({
      calls: [],
      usage: null,
      stopped: null,
      error: "invalid_request_error: bad",
      unread: null,
    });
  });
});

describe("AnswerReader on Gemini", () => {
  const part = (functionCall: Event) => ({ candidates: [{ content: { parts: [{ functionCall }] } }] });

  it("parts the calls of several candidates, and reads snake_case", () => {
    const body =
      '{"candidates":[{"content":{"parts":[{"function_call":{"name":"f","args":{"a":1}}}]},"finish_reason":"STOP"},{"index":1,"content":{"parts":[{"function_call":{"name":"g"}}]}}]}';
    expect(readAnswer("gemini", [encode(body)])).toMatchObject({
      stopped: "STOP",
      calls: [
        { name: "f", argumentsRaw: '{"a":1}', choice: 0 },
        { name: "g", argumentsRaw: null, choice: 1, problem: null },
      ],
    });
  });

  it("keeps a call whose parts end early, and says of parts that fit nowhere", () => {
    const answer = read(
      "gemini",
      part({ name: "f", willContinue: true }),
      part({
        partialArgs: [
          { jsonPath: "$.a", stringValue: "x" },
          { jsonPath: "$.a.b", stringValue: "y" },
        ],
        willContinue: true,
      }),
      part({
        partialArgs: [
          { jsonPath: "$.list[7]", numberValue: 1 },
          { jsonPath: "a", boolValue: true },
        ],
        willContinue: true,
      }),
    );
    expect(answer.calls).toMatchObject([
      {
        name: "f",
        argumentsRaw: '{"a":"x","list":[]}',
        problem:
          "cut off: the answer ended before the call did; a part of its arguments has no place, and is left out",
      },
    ]);
  });

  it("goes by a candidate's index, and ends a call in parts where one of another name follows", () => {
    const other = {
      candidates: [{ index: 1, content: { parts: [{ functionCall: { name: "h", args: {} } }] } }],
    };
    const open = part({
      name: "f",
      partialArgs: [{ jsonPath: "$['it\\'s'][\"q\"]", boolValue: false }],
      willContinue: true,
    });
    const { calls } = read("gemini", open, other, part({ name: "g", args: { a: 1 } }));
    expect(
      calls.map(({ name, choice, argumentsRaw, problem }) => [name, choice, argumentsRaw, problem]),
    ).toEqual([
      ["f", 0, `{"it's":{"q":false}}`, "cut off: the answer ended before the call did"],
      ["g", 0, '{"a":1}', null],
      ["h", 1, "{}", null],
    ]);
  });

  it("takes parts that repeat the name for parts of one call", () => {
    const piece = (stringValue: string, willContinue: boolean) =>
      part({ name: "f", partialArgs: [{ jsonPath: "$.a", stringValue }], willContinue });
    expect(read("gemini", piece("x", true), piece("y", true), piece("z", false)).calls).toMatchObject([
      { name: "f", argumentsRaw: '{"a":"xyz"}', problem: null },
    ]);
  });

  it("says that the prompt was blocked, and reads responses that are wrapped", () => {
    expect(read("gemini", { promptFeedback: { blockReason: "SAFETY" } }).error).toBe(
      "the prompt was blocked: SAFETY",
    );
    expect(read("gemini", { response: part({ name: "f", args: {} }) }).calls).toHaveLength(1);
  });
});
