import { createHash } from "node:crypto";
import { EventEmitter, once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { chatEvents } from "./answers.ts";
import { startProxy } from "./start-proxy.ts";
import { startUpstream } from "./start-upstream.ts";

const MB = 1024 * 1024;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function pair(...args: Parameters<typeof startUpstream>) {
  const upstream = await startUpstream(...args);
  closing.push(() => upstream.close());
  const proxy = await startProxy(upstream.url);
  closing.push(() => proxy.close());
  return { upstream, proxy };
}

function post(port: number, path: string, headers = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    http
      .request({ port, path, method: "POST", headers, agent: false }, resolve)
      .on("error", reject)
      .end('{"messages":[]}');
  });
}

describe("a stream through the proxy", () => {
  it("arrives piece by piece: each is seen before the next is sent", async () => {
    const client = new EventEmitter();
    const events = chatEvents("a", "pay", ['{"amount', '": 1.', "50}"]);
    const { proxy } = await pair(async (_request, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.flushHeaders();
      await once(client, "head");
      for (const event of events) {
        const seen = once(client, "event");
        response.write(event);
        await seen;
      }
      response.end();
    });
    const answer = await post(proxy.port, "/v1/chat/completions");
    client.emit("head");
    const got: string[] = [];
    for await (const piece of answer as AsyncIterable<Buffer>) {
      got.push(piece.toString());
      client.emit("event");
    }
    expect(got).toEqual(events);
    const [record] = await proxy.records();
    expect(record?.tool_calls).toMatchObject([
      { call_id: "a", name: "pay", arguments_raw: '{"amount": 1.50}' },
    ]);
  });

  it("of 100 MB passes whole, in little memory, and is told to be too large to look at", async () => {
    const piece = Buffer.from(Array.from({ length: 64 * 1024 }, (_, at) => (at * 7) % 251));
    const sent = createHash("sha256");
    const { proxy } = await pair(async (_request, response) => {
      for (let at = 0; at < 1600; at++) {
        sent.update(piece);
        if (!response.write(piece)) await once(response, "drain");
      }
      response.end();
    });
    const before = process.memoryUsage().rss;
    let most = 0;
    let length = 0;
    const got = createHash("sha256");
    for await (const bytes of (await post(proxy.port, "/v1/messages")) as AsyncIterable<Buffer>) {
      got.update(bytes);
      length += bytes.length;
      most = Math.max(most, process.memoryUsage().rss - before);
    }
    expect(length).toBe(1600 * piece.length);
    expect(got.digest("hex")).toBe(sent.digest("hex"));
    // The reader may hold 32 MB for a while; the rest is the collector's leisure.
    expect(most).toBeLessThan(90 * MB);
    await proxy.records();
    expect([...proxy.totals.notRead]).toEqual([["an answer: a body too large to look at", 1]]);
  });

  it("is slowed down to what a slow client takes", async () => {
    let sent = 0;
    const { proxy } = await pair(async (_request, response) => {
      const piece = Buffer.alloc(MB);
      for (let at = 0; at < 64; at++) {
        sent += piece.length;
        if (!response.write(piece)) await once(response, "drain");
      }
      response.end();
    });
    const answer = await post(proxy.port, "/v1/files");
    answer.pause();
    let before = -1;
    while (before !== sent) {
      before = sent;
      await wait(200);
    }
    // What the sockets on the way hold, and no more.
    expect(sent).toBeLessThan(40 * MB);
    let length = 0;
    for await (const bytes of answer as AsyncIterable<Buffer>) length += bytes.length;
    expect(length).toBe(64 * MB);
  });

  it("slows a client down to what a slow upstream takes", async () => {
    const upstreamReads = new EventEmitter();
    let length = 0;
    const { proxy } = await pair(async (request, response) => {
      await once(upstreamReads, "go");
      for await (const bytes of request as AsyncIterable<Buffer>) length += bytes.length;
      response.end();
    });
    const request = http.request({ port: proxy.port, path: "/v1/messages", method: "POST", agent: false });
    const piece = Buffer.alloc(MB, "x");
    let drained = false;
    request.once("drain", () => {
      drained = true;
    });
    for (let at = 0; at < 64; at++) request.write(piece);
    await wait(300);
    expect(drained).toBe(false);
    const answered = once(request, "response");
    request.end();
    upstreamReads.emit("go");
    const [answer] = (await answered) as [IncomingMessage];
    answer.resume();
    expect(length).toBe(64 * MB);
    await proxy.records();
    expect(proxy.totals.notRead.get("a request: a body too large to look at")).toBe(1);
  });

  it("may be one of 200 at once, each with its own case and calls", async () => {
    const { proxy } = await pair(async (request, response) => {
      const id = String(request.headers["x-number"]);
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (const event of chatEvents(id, "pay", ['{"id": "', id, '", "x": 1', "e3}"])) {
        response.write(event);
        await wait(5);
      }
      response.end();
    });
    const numbers = Array.from({ length: 200 }, (_, at) => String(at));
    const bodies = await Promise.all(
      numbers.map(async (id) => {
        const answer = await post(proxy.port, `/_claimcheck/case/case-${id}/v1/chat/completions`, {
          "x-number": id,
        });
        let text = "";
        for await (const bytes of answer as AsyncIterable<Buffer>) text += bytes.toString();
        return text;
      }),
    );
    expect(bodies).toEqual(
      numbers.map((id) => chatEvents(id, "pay", ['{"id": "', id, '", "x": 1', "e3}"]).join("")),
    );
    const records = await proxy.records();
    expect(new Map(records.map((one) => [one.case_id, one.tool_calls[0]?.arguments_raw]))).toEqual(
      new Map(numbers.map((id) => [`case-${id}`, `{"id": "${id}", "x": 1e3}`])),
    );
    expect(records.every(({ tool_calls }) => tool_calls.length === 1)).toBe(true);
  });
});
