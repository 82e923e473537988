import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AnswerReader } from "../../../../lib/observer/wire/answer-reader.ts";
import type { WireApi } from "../../../../lib/observer/wire/wire-api.ts";
import { readAnswer } from "./read-answer.ts";

const APIS: readonly WireApi[] = ["openai-chat", "openai-responses", "anthropic-messages", "gemini"];
const encode = (text: string) => new TextEncoder().encode(text);
const chunk = (index: number, args: string) =>
  `data: {"choices":[{"delta":{"tool_calls":[{"index":${index},"id":"c${index}","function":{"name":"f","arguments":"${args}"}}]}}]}\n\n`;

describe("AnswerReader on hostile answers", () => {
  it("reads any bytes as an answer or says why not", () => {
    const shapes = fc.constantFrom(
      ...["data: ", "\n\n", "\r", "{", "}", "[", "]", '"', "\\", ",", ":", "null", "1", "\u00e9", "[DONE]"],
      ...[
        '"choices"',
        '"delta"',
        '"tool_calls"',
        '"type"',
        '"content"',
        '"candidates"',
        '"parts"',
        '"index"',
      ],
      ...[
        '"output"',
        '"item"',
        '"content_block_start"',
        '"functionCall"',
        '"partialArgs"',
        '"error"',
        '"usage"',
      ],
    );
    const bodies = fc.oneof(
      fc.uint8Array(),
      fc.array(shapes, { maxLength: 60 }).map((parts) => encode(parts.join(""))),
      fc
        .json({ maxDepth: 5 })
        .map((json) => encode(`data: {"choices":${json},"content":${json},"output":${json}}\n\n`)),
      fc
        .json({ maxDepth: 5 })
        .map((json) => encode(`{"candidates":[{"content":{"parts":[{"functionCall":${json}}]}}]}`)),
    );
    fc.assert(
      fc.property(bodies, fc.constantFrom(...APIS), fc.nat({ max: 40 }), (bytes, api, maxBytes) => {
        for (const limit of [undefined, maxBytes]) {
          const answer = readAnswer(api, [bytes], limit);
          expect(Array.isArray(answer.calls)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("takes members of another kind than the API's for absent", () => {
    const wrong = ["1", '"x"', "[]", "[1,null,[]]", "{}", "true", "null"];
    for (const one of wrong) {
      const bodies = [
        `{"choices":${one}}`,
        `{"choices":[${one}]}`,
        `{"choices":[{"message":${one},"finish_reason":${one}}],"usage":${one}}`,
        `{"choices":[{"delta":{"tool_calls":${one},"function_call":${one}}}]}`,
        `{"choices":[{"delta":{"tool_calls":[${one},{"index":${one},"id":${one},"function":${one}}]}}]}`,
        `{"type":"response.output_item.added","item":${one}}`,
        `{"type":"response.completed","response":${one}}`,
        `{"type":"content_block_start","index":${one},"content_block":${one}}`,
        `{"type":"content_block_delta","delta":${one}}`,
        `{"type":${one},"output":${one}}`,
        `{"candidates":[{"content":{"parts":[{"functionCall":{"name":${one},"args":${one},"partialArgs":[${one}]}}]}}]}`,
      ];
      for (const api of APIS) {
        for (const body of bodies) {
          for (const { callId, name, argumentsRaw } of readAnswer(api, [encode(body)]).calls) {
            expect(typeof name).toBe("string");
            expect(argumentsRaw === null || typeof argumentsRaw === "string").toBe(true);
            expect(callId === null || callId !== "").toBe(true);
          }
        }
      }
    }
  });

  it("keeps arguments of any depth, and answers that are nothing but depth", () => {
    const deep = `${'{"a":['.repeat(10_000)}1.0${"]}".repeat(10_000)}`;
    const body = `{"type":"message","content":[{"type":"tool_use","id":"t","name":"f","input":${deep}}]}`;
    expect(readAnswer("anthropic-messages", [encode(body)]).calls[0]?.argumentsRaw).toBe(deep);
    expect(readAnswer("openai-chat", [encode(`{"choices":${deep}}`)]).calls).toEqual([]);
    expect(readAnswer("gemini", [encode("[".repeat(1_000_000))]).unread).toBe(
      "the answer is cut off within its JSON",
    );
  });

  it("joins 5 MB of arguments from 100,000 pieces", () => {
    const reader = new AnswerReader({ api: "openai-chat", contentType: "text/event-stream" });
    const piece = encode(chunk(0, "x".repeat(50)));
    for (let count = 0; count < 100_000; count++) reader.push(piece);
    expect(reader.end().calls[0]?.argumentsRaw).toBe("x".repeat(5_000_000));
  });

  it("passes over a million events that hold no calls", () => {
    const reader = new AnswerReader({ api: "anthropic-messages", contentType: "text/event-stream" });
    const pings = encode('event: ping\ndata: {"type": "ping"}\n\n'.repeat(1000));
    for (let count = 0; count < 1000; count++) reader.push(pings);
    expect(reader.end()).toEqual({ calls: [], usage: null, stopped: null, error: null, unread: null });
  });

  it("leaves out a JSON document beyond its limit, and says so", () => {
    const body = encode(`{"choices":[],"padding":"${"x".repeat(2000)}"}`);
    expect(readAnswer("openai-chat", [body], 1000)).toMatchObject({
      calls: [],
      unread: "a JSON document of more than 1000 bytes",
    });
    expect(readAnswer("openai-chat", [body], body.length).unread).toBeNull();
  });

  it("leaves out an event beyond the limit and reads the others, of a stream that is longer than the limit", () => {
    const body = `${chunk(0, "{")}${chunk(0, "x".repeat(2000))}${chunk(0, "}").repeat(40)}data: [DONE]\n\n`;
    expect(body.length).toBeGreaterThan(2000);
    const answer = readAnswer("openai-chat", [encode(body)], 1500);
    expect(answer.unread).toBe("an event of more than 1500 bytes");
    expect(answer.calls).toMatchObject([
      {
        argumentsRaw: `{${"}".repeat(40)}`,
        problem: "some of it may be missing: an event of more than 1500 bytes",
      },
    ]);
  });

  it("keeps the beginning of a call that is beyond what calls may hold, and as many calls as fit", () => {
    const long = readAnswer(
      "openai-chat",
      [encode(`${chunk(0, "x".repeat(100)).repeat(20)}data: [DONE]\n\n`)],
      2000,
    );
    expect(long.calls).toMatchObject([
      { argumentsRaw: "x".repeat(700), problem: "too large to be kept; its arguments are what came before" },
    ]);
    const many = Array.from({ length: 100 }, (_, index) => chunk(index, "{}")).join("");
    const answer = readAnswer("openai-chat", [encode(`${many}data: [DONE]\n\n`)], 5000);
    expect(answer.calls.map(({ callId }) => callId)).toEqual(answer.calls.map((_, index) => `c${index}`));
    expect(answer.calls).toHaveLength(9);
    expect(answer.unread).toBe("calls beyond 5000 bytes");
  });

  it("says of bodies that are no answer what they are", () => {
    const unread = (text: string, contentType: string | null = null) => {
      const reader = new AnswerReader({ api: "openai-chat", contentType });
      reader.push(encode(text));
      return reader.end().unread;
    };
    expect(unread("")).toBe("the body is empty");
    expect(unread(" \r\n")).toBe("the body is empty");
    expect(unread("<html>", "text/html")).toBe("neither JSON nor an event stream: text/html");
    expect(unread("internal error")).toBe("nothing in it is an answer of this API");
    expect(unread('{"ok":true}', "application/json")).toBe("nothing in it is an answer of this API");
    expect(unread('{"a":}')).toBe("an event or document that is not JSON");
  });

  it("gives the same answer again, and ignores bytes behind its end", () => {
    const reader = new AnswerReader({ api: "openai-chat", contentType: null });
    reader.push(encode(chunk(0, "{}")));
    const answer = reader.end();
    reader.push(encode(chunk(1, "{}")));
    expect(reader.end()).toBe(answer);
    expect(answer.calls).toHaveLength(1);
  });
});
