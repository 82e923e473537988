import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { observeFetch } from "../../../lib/observer/observe-fetch.ts";
import { observeInto } from "./observe-into.ts";
import { chatAnswer, chatEvents } from "./proxy/answers.ts";
import { startUpstream, type TestUpstream } from "./proxy/start-upstream.ts";
import { bytesOf, RECORDED } from "./wire/recorded.ts";

const PATH = "/v1/chat/completions";
const RAW = '{"order": "A-1", "cents": 42.00, "n": 12345678901234567890}';
const ANSWER = chatAnswer(["call_1", "refund", RAW]);

let upstream: TestUpstream | undefined;
afterEach(async () => {
  await upstream?.close();
  upstream = undefined;
});

type Seen = { readonly body: string; readonly headers: Record<string, unknown> };

/** A provider that answers as `answer` does, and what it was asked. */
async function provider(answer: (response: ServerResponse, seen: Seen) => unknown) {
  const asked: Seen[] = [];
  upstream = await startUpstream(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const seen = { body: Buffer.concat(pieces).toString(), headers: request.headers };
    asked.push(seen);
    await answer(response, seen);
  });
  return { url: `${upstream.url}${PATH}`, asked };
}

const json = (text: string) => (response: ServerResponse) => {
  response.setHeader("content-type", "application/json");
  response.end(text);
};

const post = (body: BodyInit): RequestInit => ({ method: "POST", body });

describe("observeFetch", () => {
  it("gives the answer on as it is, and records its calls from the bytes", async () => {
    const { url } = await provider((response) => {
      response.writeHead(201, "Made", { "content-type": "application/json", "x-request-id": "r1" });
      response.end(ANSWER);
    });
    const { observing, problems, read } = observeInto();
    const response = await observeFetch(fetch, observing)(url, post('{"messages":[{"role":"user"}]}'));
    expect(response).toBeInstanceOf(Response);
    expect([response.status, response.statusText, response.ok]).toEqual([201, "Made", true]);
    expect([response.url, response.redirected, response.type]).toEqual([url, false, "basic"]);
    expect([response.headers.get("x-request-id"), response.bodyUsed]).toEqual(["r1", false]);
    expect(await response.text()).toBe(ANSWER);
    expect(response.bodyUsed).toBe(true);
    const { records } = await read();
    expect(problems).toEqual([]);
    expect(records).toMatchObject([
      {
        source: "provider",
        usage: { inputTokens: 5, outputTokens: 7 },
        toolCalls: [{ name: "refund", callId: "call_1", argumentsRaw: RAW, providerParsed: false, turn: 0 }],
      },
    ]);
  });

  it.each(RECORDED)("records what $file holds", async ({ file, api, answer }) => {
    const bytes = bytesOf(file);
    const paths = {
      "openai-chat": PATH,
      "openai-responses": "/v1/responses",
      "anthropic-messages": "/v1/messages",
      gemini: "/v1beta/models/m:generateContent",
    };
    const { url } = await provider((response) => response.end(bytes));
    const { observing, read } = observeInto();
    const response = await observeFetch(fetch, observing)(url.replace(PATH, paths[api]), post("{}"));
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    const { calls } = await read();
    expect(calls.map(({ callId, name, argumentsRaw }) => [callId, name, argumentsRaw])).toEqual(
      answer.calls.map(({ callId, name, argumentsRaw }) => [callId, name, argumentsRaw]),
    );
  });

  it("passes a stream on event by event, never ahead of who reads it", async () => {
    const events = chatEvents("call_1", "refund", ['{"cents"', ": 42", ".00}"]);
    let go: () => void = () => undefined;
    const { url } = await provider(async (response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (const event of events) {
        response.write(event);
        await new Promise<void>((resolve) => {
          go = resolve;
        });
      }
      response.end();
    });
    const { observing, read } = observeInto();
    const response = await observeFetch(fetch, observing)(url, post('{"stream":true}'));
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    for (const event of events) {
      // The next event is sent only once this one has been read.
      expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe(event);
      go();
    }
    expect((await reader.read()).done).toBe(true);
    expect((await read()).calls).toMatchObject([{ name: "refund", argumentsRaw: '{"cents": 42.00}' }]);
  });

  it("holds a provider back as the client does, and keeps no answer in memory", async () => {
    let sent = 0;
    const { url } = await provider((response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      const piece = `: ${"x".repeat(64 * 1024)}\n\n`;
      const more = () => {
        while (sent < 1000) {
          sent++;
          if (!response.write(piece)) return void response.once("drain", more);
        }
        response.end();
      };
      more();
    });
    const { observing, read } = observeInto();
    const response = await observeFetch(fetch, observing)(url, post("{}"));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(sent).toBeLessThan(1000);
    let size = 0;
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) size += piece.length;
    expect([sent, size]).toEqual([1000, 1000 * (64 * 1024 + 4)]);
    expect((await read()).calls).toEqual([]);
  });

  it("leaves a body that fills what it is given", async () => {
    const { url } = await provider(json(ANSWER));
    const { observing, read } = observeInto();
    const response = await observeFetch(fetch, observing)(url, post("{}"));
    const reader = (response.body as ReadableStream<Uint8Array>).getReader({ mode: "byob" });
    let text = "";
    for (;;) {
      const { done, value } = await reader.read(new Uint8Array(7));
      if (done) break;
      text += Buffer.from(value).toString();
    }
    expect(text).toBe(ANSWER);
    expect((await read()).calls).toHaveLength(1);
  });

  it("records a cloned answer once", async () => {
    const { url } = await provider(json(ANSWER));
    const { observing, read } = observeInto();
    const response = await observeFetch(fetch, observing)(url, post("{}"));
    const clone = response.clone();
    expect([clone.url, clone.type]).toEqual([url, "basic"]);
    expect([await clone.text(), await response.text()]).toEqual([ANSWER, ANSWER]);
    expect((await read()).calls).toHaveLength(1);
  });

  it("joins what a later request tells of a call to it", async () => {
    const { url } = await provider((response, { body }) =>
      json(body.includes("tool_call_id") ? chatAnswer(["call_2", "mail", "{}"]) : ANSWER)(response),
    );
    const { observing, read } = observeInto();
    const seen = observeFetch(fetch, observing);
    const tools = [{ type: "function", function: { name: "refund", parameters: { type: "object" } } }];
    const asked = { role: "user", content: "refund" };
    const call = JSON.parse(ANSWER).choices[0].message;
    const told = { role: "tool", tool_call_id: "call_1", content: '{"ok": 1.0}' };
    await (await seen(url, post(JSON.stringify({ tools, messages: [asked] })))).json();
    await (await seen(url, post(JSON.stringify({ tools, messages: [asked, call, told] })))).json();
    const recorded = await read();
    expect(recorded.tools).toMatchObject([{ name: "refund", inputSchema: '{"type":"object"}', found: true }]);
    expect(recorded.calls).toMatchObject([
      { name: "refund", turn: 0, result: JSON.stringify('{"ok": 1.0}') },
      { name: "mail", turn: 1, result: null },
    ]);
  });

  const BODY = '{"tools":[{"type":"function","function":{"name":"refund"}}],"messages":[]}';
  it.each([
    ["a text", () => [post(BODY)]],
    ["bytes", () => [post(new TextEncoder().encode(BODY))]],
    ["a piece of a buffer", () => [post(Buffer.from(`x${BODY}`).subarray(1))]],
    ["an ArrayBuffer", () => [post(new TextEncoder().encode(BODY).buffer as ArrayBuffer)]],
    ["a Blob", () => [post(new Blob([BODY]))]],
  ] as const)("reads the tools of a request that is %s", async (_, init) => {
    const { url, asked } = await provider(json(ANSWER));
    const { observing, read } = observeInto();
    await (await observeFetch(fetch, observing)(url, ...init())).text();
    expect(asked.map(({ body }) => body)).toEqual([BODY]);
    expect((await read()).tools).toMatchObject([{ name: "refund" }]);
  });

  it("reads the tools of a Request, and sends it as it is", async () => {
    const { url, asked } = await provider(json(ANSWER));
    const { observing, read } = observeInto();
    const request = new Request(url, { ...post(BODY), headers: { "x-mine": "1" } });
    await (await observeFetch(fetch, observing)(request)).text();
    expect(asked).toMatchObject([
      { body: BODY, headers: { "x-mine": "1", "content-length": String(BODY.length) } },
    ]);
    const recorded = await read();
    expect([recorded.tools[0]?.name, recorded.calls[0]?.argumentsRaw]).toEqual(["refund", RAW]);
  });

  it("sends a stream untouched", async () => {
    const { url, asked } = await provider(json(ANSWER));
    const { observing, read } = observeInto();
    const body = new Blob([BODY]).stream();
    const init = { method: "POST", body, duplex: "half" };
    await (await observeFetch(fetch, observing)(new URL(url), init as RequestInit)).text();
    expect(asked[0]?.body).toBe(BODY);
    const recorded = await read();
    expect([recorded.tools, recorded.calls.length, recorded.calls[0]?.turn]).toEqual([[], 1, null]);
  });

  it("passes what is none of it through as the very same", async () => {
    const answer = new Response("models");
    const promise = Promise.resolve(answer);
    const given = Object.assign(() => promise, { preconnect: () => "kept" }) as unknown as typeof fetch;
    const { observing, read } = observeInto();
    const seen = observeFetch(given, observing);
    expect(seen("http://127.0.0.1/v1/models")).toBe(promise);
    expect(seen(`http://127.0.0.1${PATH}`)).toBe(promise);
    expect((seen as unknown as { preconnect: () => string }).preconnect()).toBe("kept");
    expect((await read()).records).toEqual([]);
  });

  it("gives an error answer on as the very same", async () => {
    const answer = new Response('{"error":{"message":"slow down"}}', { status: 429 });
    const { observing, problems, read } = observeInto();
    const seen = observeFetch((async () => answer) as typeof fetch, observing);
    expect(await seen(`http://127.0.0.1${PATH}`, post("{}"))).toBe(answer);
    expect(await answer.json()).toEqual({ error: { message: "slow down" } });
    expect([(await read()).calls, problems]).toEqual([[], []]);
  });

  it("rejects with the very same error, also where an address is none", async () => {
    const refused = new TypeError("fetch failed");
    const { observing } = observeInto();
    const failing = observeFetch((async () => Promise.reject(refused)) as typeof fetch, observing);
    await expect(failing(`http://127.0.0.1${PATH}`, post("{}"))).rejects.toBe(refused);
    await expect(observeFetch(fetch, observing)("http://[", post("{}"))).rejects.toThrow(TypeError);
  });

  it("ends with the client's abort, with its reason, and lets the provider know", async () => {
    let closed: Promise<unknown> | undefined;
    const events = chatEvents("call_1", "refund", ["{", "}"]);
    const { url } = await provider((response) => {
      closed = once(response, "close");
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(events.slice(0, 2).join(""));
    });
    const { observing, problems, read } = observeInto();
    const controller = new AbortController();
    const why = new Error("the user left");
    const response = await observeFetch(fetch, observing)(url, { ...post("{}"), signal: controller.signal });
    const reader = (response.body as ReadableStream).getReader();
    await reader.read();
    controller.abort(why);
    await expect(reader.read()).rejects.toBe(why);
    await closed;
    // Nobody was given this call whole.
    expect([(await read()).calls, problems]).toEqual([[], []]);
  });

  it("records whole calls of a stream that is given up, and passes that on", async () => {
    let closed: Promise<unknown> | undefined;
    const events = chatEvents("call_1", "refund", ["{", "}"]);
    const { url } = await provider((response) => {
      closed = once(response, "close");
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(events.join(""));
    });
    const { observing, read } = observeInto();
    const response = await observeFetch(fetch, observing)(url, post("{}"));
    const reader = (response.body as ReadableStream).getReader();
    await reader.read();
    await reader.cancel();
    await closed;
    expect((await read()).calls).toMatchObject([{ name: "refund", argumentsRaw: "{}" }]);
  });

  it("passes a broken connection on, and records nothing half", async () => {
    const { url } = await provider((response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      response.write(ANSWER.slice(0, -60));
      setTimeout(() => response.destroy(), 20);
    });
    const { observing, read } = observeInto();
    const response = await observeFetch(fetch, observing)(url, post("{}"));
    await expect(response.text()).rejects.toThrow(TypeError);
    expect((await read()).calls.filter(({ argumentsRaw }) => argumentsRaw !== RAW)).toEqual([]);
  });

  it("says what it could not read, and goes on", async () => {
    const { url } = await provider((response) => response.end("<html>"));
    const { observing, problems, read } = observeInto();
    const response = await observeFetch(fetch, observing)(url, post("{}"));
    expect(await response.text()).toBe("<html>");
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain("neither JSON nor an event stream");
    expect((await read()).records).toMatchObject([{ toolCalls: [] }]);
  });

  it("says that it can't watch the answers of a fetch of another make", async () => {
    const answer = { ok: true, status: 200, headers: new Headers(), body: { on: () => undefined } };
    const { observing, problems } = observeInto();
    const seen = observeFetch((async () => answer) as unknown as typeof fetch, observing);
    expect(await seen(`http://127.0.0.1${PATH}`, post("{}"))).toBe(answer);
    expect(problems).toHaveLength(1);
  });

  it("keeps 200 answers at once apart, byte for byte", async () => {
    const { url } = await provider(async (response, { body }) => {
      const { n } = JSON.parse(body) as { n: number };
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (const event of chatEvents(`call_${n}`, "t", ['{"n":', `${n}`, ".00}"])) {
        response.write(event);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
      }
      response.end();
    });
    const { observing, read } = observeInto();
    const seen = observeFetch(fetch, observing);
    const texts = await Promise.all(
      Array.from({ length: 200 }, async (_, n) => (await seen(url, post(JSON.stringify({ n })))).text()),
    );
    texts.forEach((text, n) => {
      expect(text).toBe(chatEvents(`call_${n}`, "t", ['{"n":', `${n}`, ".00}"]).join(""));
    });
    const { calls } = await read();
    expect(calls.map(({ callId, argumentsRaw }) => `${callId} ${argumentsRaw}`).sort()).toEqual(
      Array.from({ length: 200 }, (_, n) => `call_${n} {"n":${n}.00}`).sort(),
    );
  });
});
