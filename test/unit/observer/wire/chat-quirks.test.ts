import { describe, expect, it } from "vitest";
import { AnswerReader } from "../../../../lib/observer/wire/answer-reader.ts";
import { readAnswer } from "./read-answer.ts";

type Piece = Record<string, unknown>;

const encode = (text: string) => new TextEncoder().encode(text);
const stream = (events: readonly (Piece | string)[]) =>
  encode(events.map((one) => `data: ${typeof one === "string" ? one : JSON.stringify(one)}\n\n`).join(""));
const delta = (...pieces: readonly Piece[]) => ({ choices: [{ index: 0, delta: { tool_calls: pieces } }] });
const piece = (index: number | null, args: unknown, more: Piece = {}, name: string | null = null) => ({
  ...(index === null ? {} : { index }),
  ...more,
  function: { ...(name === null ? {} : { name }), arguments: args },
});
const ended = { choices: [{ index: 0, delta: {}, finish_reason: "tool_calls" }] };
const calls = (...events: readonly (Piece | string)[]) => readAnswer("openai-chat", [stream(events)]).calls;
const brief = (...events: readonly (Piece | string)[]) =>
  calls(...events).map(({ callId, name, argumentsRaw, problem }) => [callId, name, argumentsRaw, problem]);

describe("AnswerReader on servers that speak Chat Completions in their own way", () => {
  it("takes a stream that numbers its first call 1: a hole is not a call", () => {
    const first = delta(piece(1, '{"city"', { id: "c9" }, "get_time"));
    expect(brief(first, delta(piece(1, ': "Rome"}')), ended)).toEqual([
      ["c9", "get_time", '{"city": "Rome"}', null],
    ]);
    const hole = delta({ index: 0, id: "", function: { name: "", arguments: "" } });
    expect(brief(hole, first, delta(piece(1, ': "Rome"}')), ended)).toEqual([
      ["c9", "get_time", '{"city": "Rome"}', null],
    ]);
  });

  it("keeps a call without a name whose arguments came, and says so", () => {
    expect(brief(delta(piece(0, "{}")), ended)).toEqual([[null, "", "{}", "it has no name"]]);
  });

  it("keeps an empty slot and calls listed twice of an answer that was put together already", () => {
    const call = (id: string, name: string) => ({ id, type: "function", function: { name, arguments: "" } });
    const message = { tool_calls: [call("", ""), call("c1", "f"), call("c1", "f")] };
    const body = encode(JSON.stringify({ choices: [{ message, finish_reason: "tool_calls" }] }));
    const names = readAnswer("openai-chat", [body]).calls.map(({ name, callId }) => [name, callId]);
    expect(names).toEqual([
      ["", null],
      ["f", "c1"],
      ["f", "c1"],
    ]);
  });

  it("joins pieces without an index by their id, and those without both to the last call", () => {
    expect(
      brief(
        delta(piece(null, '{"a', { id: "x" }, "f")),
        delta(piece(null, '":1}')),
        delta(piece(null, '{"b', { id: "y" }, "g")),
        delta(piece(null, " ", { id: "x" })),
        delta(piece(null, '":2}', { id: "y" })),
        ended,
      ),
    ).toEqual([
      ["x", "f", '{"a":1} ', null],
      ["y", "g", '{"b":2}', null],
    ]);
  });

  it("takes id and name that are repeated in every piece as one", () => {
    const more = { id: "x", type: "function" };
    expect(brief(delta(piece(0, '{"a', more, "f")), delta(piece(0, '":1}', more, "f")), ended)).toEqual([
      ["x", "f", '{"a":1}', null],
    ]);
  });

  it("keeps the first id where another one comes with every piece, and says so", () => {
    const [one, ...others] = calls(
      delta(piece(0, "{", { id: "x" }, "f")),
      delta(piece(0, "}", { id: "y" })),
      ended,
    );
    expect(others).toEqual([]);
    expect(one).toMatchObject({ callId: "x", argumentsRaw: "{}" });
    expect(one?.problem).toMatch(/id changed/);
  });

  it("tells whole calls apart that are all numbered 0, or not at all", () => {
    const whole = (index: number | null) =>
      delta(piece(index, '{"a":1}', { id: "x" }, "f"), piece(index, '{"a":2}', { id: "y" }, "f"));
    const both = [
      ["x", "f", '{"a":1}', null],
      ["y", "f", '{"a":2}', null],
    ];
    expect(brief(whole(0), ended)).toEqual(both);
    expect(brief(whole(null), ended)).toEqual(both);
    const bare = delta(piece(null, "{}", {}, "f"), piece(null, "{}", {}, "f"));
    expect(brief(bare, ended)).toHaveLength(2);
  });

  it("tells calls apart that are all numbered 0 and come in turns", () => {
    const piece0 = (id: string, args: string) => delta(piece(0, args, { id }, "f"));
    expect(brief(piece0("x", "{"), piece0("y", "["), piece0("x", "}"), piece0("y", "]"), ended)).toEqual([
      ["x", "f", "{}", null],
      ["y", "f", "[]", null],
    ]);
  });

  it("keeps a call without an index apart from those that have one", () => {
    const first = delta(piece(0, "{", { id: "x" }, "f"));
    expect(brief(first, delta(piece(null, "[]", { id: "y" }, "g")), delta(piece(0, "}")), ended)).toEqual([
      ["x", "f", "{}", null],
      ["y", "g", "[]", null],
    ]);
  });

  it("takes a whole message behind the deltas for the repetition that it is", () => {
    const message = { tool_calls: [piece(null, "{}", { id: "x" }, "f")] };
    const last = { choices: [{ index: 0, message, finish_reason: "tool_calls" }] };
    expect(brief(delta(piece(0, "{", { id: "x" }, "f")), delta(piece(0, "}")), last)).toEqual([
      ["x", "f", "{}", null],
    ]);
  });

  it("joins a name in pieces, and says so; takes id and name that come late", () => {
    const [one] = calls(delta(piece(0, "", {}, "get_")), delta(piece(0, "{}", { id: "x" }, "time")), ended);
    expect(one).toMatchObject({ callId: "x", name: "get_time", problem: "its name came in several pieces" });
  });

  it("takes the source of arguments that are an object", () => {
    const body =
      '{"choices":[{"delta":{"tool_calls":[{"index":0,"function":{"name":"f","arguments":{"a": 1.0, "a":2e400}}}]}}]}';
    expect(calls(body, ended)).toEqual([
      {
        callId: null,
        name: "f",
        argumentsRaw: '{"a": 1.0, "a":2e400}',
        providerParsed: true,
        choice: 0,
        problem: null,
      },
    ]);
  });

  it("tells arguments that never came from empty ones", () => {
    expect(brief(delta({ index: 0, id: "x", function: { name: "f" } }), ended)).toEqual([
      ["x", "f", null, null],
    ]);
    expect(brief(delta(piece(0, null, { id: "x" }, "f")), delta(piece(0, "")), ended)).toEqual([
      ["x", "f", "", null],
    ]);
  });

  it("reads flat calls and custom tools in a stream", () => {
    expect(
      brief(
        delta({ index: 0, id: "x", type: "custom", custom: { name: "sql", input: "select " } }),
        delta({ index: 0, custom: { input: "'1'" } }),
        delta({ index: 1, id: "y", name: "flat", arguments: "{}" }),
        ended,
      ),
    ).toEqual([
      ["x", "sql", "select '1'", null],
      ["y", "flat", "{}", null],
    ]);
  });

  it("keeps what came before an error in the stream, and the error's words", () => {
    const error = { error: { code: 502, message: "upstream went away" } };
    const body = stream([delta(piece(0, '{"a', { id: "x" }, "f")), error]);
    const answer = readAnswer("openai-chat", [body]);
    expect(answer.error).toBe("502: upstream went away");
    expect(answer.calls).toMatchObject([
      { argumentsRaw: '{"a', problem: "cut off: the answer ended before the call did" },
    ]);
  });

  it("keeps all else where one event is not JSON, and says which calls may lack a part", () => {
    const answer = readAnswer("openai-chat", [
      stream([
        delta(piece(0, '{"a":', { id: "x" }, "f")),
        '{"choices": [{]',
        delta(piece(0, "1}")),
        ended,
        "[DONE]",
      ]),
    ]);
    expect(answer.calls).toMatchObject([
      {
        argumentsRaw: '{"a":1}',
        problem: "some of it may be missing: an event or document that is not JSON",
      },
    ]);
    expect(answer.unread).toBe("an event or document that is not JSON");
  });

  it("reads events in which NaN and Infinity stand bare", () => {
    const event = JSON.stringify(delta(piece(0, "{}", { id: "x" }, "f"))).replace(
      "{",
      '{"logprob":[NaN,-Infinity],',
    );
    expect(brief(event, ended)).toEqual([["x", "f", "{}", null]]);
  });

  it("reads several data lines of one event, comments, other fields, and events parted by one line end", () => {
    const [head, tail] = [
      '{"choices":[{"delta":{"tool_calls":[{"index":0,',
      '"id":"x","function":{"name":"f","arguments":"{}"}}]}}]}',
    ];
    const end = `data:${JSON.stringify(ended)}`;
    const text = `: hi\nid: 7\nretry: 10\ndata: ${head}\ndata:${tail}\n\n:\n\ndata\n\nevent\n\n${end}\n\ndata: [DONE]\n\n`;
    const bodies = [text, `data: ${head}${tail}\n${end}\ndata: [DONE]\n`];
    const mixed = text.replace("\n: hi", "\r: hi").replace("\nid", "\rid").replace("\ndata:", "\rdata:");
    bodies.push(text.replaceAll("\n", "\r\n"), text.replaceAll("\n", "\r"), mixed);
    for (const body of bodies) {
      const { calls, unread } = readAnswer("openai-chat", [encode(body)]);
      expect(calls).toMatchObject([{ callId: "x", name: "f", argumentsRaw: "{}", problem: null }]);
      expect(unread).toBeNull();
    }
  });

  it("goes by the stated type where the beginning of a stream tells nothing", () => {
    const reader = new AnswerReader({ api: "openai-chat", contentType: "text/event-stream; charset=utf-8" });
    reader.push(encode("x-note: 1\n\n"));
    reader.push(stream([delta(piece(0, "{}", { id: "x" }, "f")), ended]));
    expect(reader.end().calls).toHaveLength(1);
  });

  it("takes the last event where its blank line is missing", () => {
    const body = stream([delta(piece(0, "{}", { id: "x" }, "f")), ended]).slice(0, -2);
    expect(readAnswer("openai-chat", [body])).toMatchObject({ stopped: "tool_calls", unread: null });
  });

  it("reads chunks that come as lines of JSON, and whole messages in a stream", () => {
    const lines = [delta(piece(0, "{", { id: "x" }, "f")), delta(piece(0, "}")), ended];
    const body = encode(lines.map((line) => JSON.stringify(line)).join("\n"));
    expect(readAnswer("openai-chat", [body]).calls).toMatchObject([
      { callId: "x", argumentsRaw: "{}", problem: null },
    ]);
    const message = { tool_calls: [piece(null, "{}", { id: "x" }, "f")] };
    expect(brief({ choices: [{ index: 0, message, finish_reason: "tool_calls" }] })).toEqual([
      ["x", "f", "{}", null],
    ]);
  });

  it("says of bytes that are not UTF-8 that they were replaced", () => {
    const body = stream([delta(piece(0, '{"a":"é"}', { id: "x" }, "f")), ended]);
    const latin = body.filter((byte) => byte !== 0xc3);
    expect(readAnswer("openai-chat", [latin]).calls).toMatchObject([
      { argumentsRaw: '{"a":"\ufffd"}', problem: expect.stringMatching(/not UTF-8/) },
    ]);
  });
});
