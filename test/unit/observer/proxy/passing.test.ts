import { createHash } from "node:crypto";
import { EventEmitter, once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { chatAnswer } from "./answers.ts";
import { rawExchange } from "./raw-exchange.ts";
import { startProxy } from "./start-proxy.ts";
import { startUpstream } from "./start-upstream.ts";

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

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of message as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces);
}

const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

function post(port: number, path: string, body: Buffer | string, headers = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = { port, path, method: "POST", headers, agent: false };
    http.request(options, resolve).on("error", reject).end(body);
  });
}

describe("what passes the proxy", () => {
  it("is asked for with the same head but for its Host, what is of one connection, and its own headers", async () => {
    let seen: string[] = [];
    let url = "";
    const { upstream, proxy } = await pair((request, response) => {
      seen = request.rawHeaders;
      url = request.url ?? "";
      response.end("ok");
    });
    await rawExchange(
      proxy.port,
      "POST /v1/x?a=%2F&b=+ HTTP/1.1\r\nX-One: 1\r\nhost: agent.example\r\nx-one: 2\r\nAUTHORIZATION: Bearer k\r\n" +
        "Connection: close, X-Hop\r\nX-Hop: gone\r\nKeep-Alive: timeout=5\r\nX-Claimcheck-Case: c\r\n" +
        "Content-Length: 2\r\nX-Latin: caf\xe9\r\n\r\n{}",
    );
    expect(url).toBe("/v1/x?a=%2F&b=+");
    const host = `127.0.0.1:${upstream.port}`;
    expect(seen.slice(0, 12)).toEqual([
      ...["X-One", "1", "host", host, "x-one", "2", "AUTHORIZATION", "Bearer k"],
      ...["Content-Length", "2", "X-Latin", "caf\xe9"],
    ]);
    expect(seen.slice(12)).toEqual(["Connection", "keep-alive"]);
  });

  it("is answered with the same head, repeats and case included", async () => {
    const { proxy } = await pair((_request, response) => {
      response.sendDate = false;
      response.writeHead(429, "Slow Down", [
        ...["Set-Cookie", "a=1", "set-cookie", "b=2", "X-RateLimit", "0", "content-length", "2"],
      ]);
      response.end("{}");
    });
    const got = await rawExchange(proxy.port, "GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    expect(got).toBe(
      "HTTP/1.1 429 Slow Down\r\nSet-Cookie: a=1\r\nset-cookie: b=2\r\nX-RateLimit: 0\r\ncontent-length: 2\r\n" +
        "Connection: close\r\n\r\n{}",
    );
  });

  it.each([
    ["identity", (text: string) => Buffer.from(text)],
    ["gzip", gzipSync],
    ["deflate", deflateSync],
    ["deflate", deflateRawSync],
    ["br", brotliCompressSync],
  ] as const)("keeps the bytes of a body in %s, and its calls are read", async (encoding, pack) => {
    const packed = pack(chatAnswer(["a", "pay", '{"amount": 1.50}']));
    const { proxy } = await pair((_request, response) => {
      response.setHeader("content-encoding", encoding);
      response.end(packed);
    });
    const answer = await post(proxy.port, "/v1/chat/completions", '{"messages":[]}');
    expect(hash(await bodyOf(answer))).toBe(hash(packed));
    const [record] = await proxy.records();
    expect(record?.tool_calls).toMatchObject([{ name: "pay", arguments_raw: '{"amount": 1.50}' }]);
  });

  it("keeps a request's body, chunked or not, as it is", async () => {
    const got: [string, string | undefined, string | undefined][] = [];
    const { proxy } = await pair(async (request, response) => {
      const { "content-length": length, "transfer-encoding": coding } = request.headers;
      got.push([hash(await bodyOf(request)), length, coding]);
      response.end();
    });
    const body = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
    await post(proxy.port, "/a", body, { "content-length": body.length });
    await post(proxy.port, "/b", body, { "transfer-encoding": "chunked" });
    expect(got).toEqual([
      [hash(body), String(body.length), undefined],
      [hash(body), undefined, "chunked"],
    ]);
  });

  it("may be a chunked body of a method that has none by rule, and a POST without any", async () => {
    const got: string[] = [];
    const { proxy } = await pair(async (request, response) => {
      got.push(`${request.method} ${(await bodyOf(request)).toString()}`);
      response.end();
    });
    const head = "HTTP/1.1\r\nhost: x\r\nconnection: close\r\n";
    await rawExchange(proxy.port, `DELETE / ${head}transfer-encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n`);
    await rawExchange(proxy.port, `POST / ${head}\r\n`);
    expect(got).toEqual(["DELETE abc", "POST "]);
  });

  it("is an error answer with its body", async () => {
    const statuses = [400, 401, 429, 500, 503, 529];
    const { proxy } = await pair((request, response) => {
      response.statusCode = Number(request.url?.slice(1, 4));
      response.end(`{"error":"${request.url}"}`);
    });
    for (const status of statuses) {
      const answer = await post(proxy.port, `/${status}/v1/messages`, "{}");
      expect(answer.statusCode).toBe(status);
      expect((await bodyOf(answer)).toString()).toBe(`{"error":"/${status}/v1/messages"}`);
    }
    expect(proxy.totals).toMatchObject({ answers: statuses.length, errors: statuses.length, calls: 0 });
  });

  it("has no body where none may be", async () => {
    const { proxy } = await pair((request, response) => {
      if (request.method === "HEAD") response.setHeader("content-length", "1234");
      else response.statusCode = Number(request.url?.slice(1));
      response.end();
    });
    const ask = (line: string) =>
      rawExchange(proxy.port, `${line} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect(await ask("HEAD /")).toMatch(/^HTTP\/1.1 200 OK\r\n[\s\S]*content-length: 1234[\s\S]*\r\n\r\n$/i);
    expect(await ask("GET /204")).toMatch(/^HTTP\/1.1 204 [\s\S]*\r\n\r\n$/);
    expect(await ask("GET /304")).toMatch(/^HTTP\/1.1 304 [\s\S]*\r\n\r\n$/);
  });

  it("has its trailers both ways", async () => {
    const { proxy } = await pair(async (request, response) => {
      await bodyOf(request);
      response.writeHead(200, { trailer: "x-sum" });
      response.write("body");
      response.addTrailers({ "x-sum": request.trailers["x-asked"] ?? "none" });
      response.end();
    });
    const got = await rawExchange(
      proxy.port,
      "POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntransfer-encoding: chunked\r\ntrailer: x-asked\r\n\r\n" +
        "2\r\nhi\r\n0\r\nx-asked: 42\r\n\r\n",
    );
    expect(got).toMatch(/0\r\nx-sum: 42\r\n\r\n$/);
  });

  it("waits for the 100 of the upstream, and passes other interim answers", async () => {
    const { proxy } = await pair(
      (_request, response) => response.end(),
      (server) =>
        server.on("checkContinue", async (request, response) => {
          response.writeEarlyHints({ link: "</a>; rel=preload" });
          response.writeContinue();
          response.end(`got ${(await bodyOf(request)).length}`);
        }),
    );
    const socket = connect(proxy.port, "127.0.0.1");
    let got = "";
    socket.setEncoding("latin1").on("data", (text: string) => {
      got += text;
      if (text.includes("100 Continue")) socket.write("12345");
    });
    socket.write(
      "POST / HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 5\r\nconnection: close\r\n\r\n",
    );
    await once(socket, "close");
    expect(got).toMatch(/^HTTP\/1.1 103 Early Hints\r\nLink: <\/a>; rel=preload\r\n\r\nHTTP\/1.1 100 /);
    expect(got).toContain("got 5");
  });

  it("closes the connection where the body was refused before it came", async () => {
    const { proxy } = await pair(
      (_request, response) => response.end(),
      (server) =>
        server.on("checkContinue", (_request, response) => {
          response.statusCode = 417;
          response.end("no");
        }),
    );
    const got = await rawExchange(
      proxy.port,
      "POST / HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 5\r\n\r\n",
    );
    expect(got).toMatch(/^HTTP\/1.1 417 /);
    expect(got).toMatch(/Connection: close/i);
  });

  it.each(["keep-alive", "close"])(
    "is a refusal that comes before the end of a large body (%s)",
    async (connection) => {
      const { proxy } = await pair((_request, response) => {
        response.writeHead(413, { connection });
        response.end("too large");
      });
      for (let time = 0; time < 3; time++) {
        const answer = await post(proxy.port, "/v1/messages", Buffer.alloc(20_000_000));
        expect(answer.statusCode).toBe(413);
        expect((await bodyOf(answer)).toString()).toBe("too large");
      }
    },
  );

  it("goes over connections that are kept", async () => {
    const { upstream, proxy } = await pair((_request, response) => response.end("ok"));
    for (let time = 0; time < 5; time++) await bodyOf(await post(proxy.port, "/", "x"));
    expect(upstream.connections()).toBe(1);
  });

  it("is cut off where the upstream cuts it off", async () => {
    const { proxy } = await pair((request, response) => {
      if (request.url === "/length/v1/messages") response.setHeader("content-length", "100");
      response.write("half", () => response.destroy());
    });
    for (const path of ["/length/v1/messages", "/chunked/v1/messages"]) {
      const answer = await post(proxy.port, path, "{}");
      let got = "";
      answer.on("data", (bytes: Buffer) => {
        got += bytes.toString();
      });
      const [error] = (await once(answer, "error")) as [NodeJS.ErrnoException];
      expect(error.code).toBe("ECONNRESET");
      expect(got).toBe("half");
    }
    await wait(50);
    expect(proxy.totals.notRead.get("an answer: cut off by a broken connection")).toBe(2);
  });

  it("ends at the upstream where the client goes away", async () => {
    const gone = new EventEmitter();
    const { proxy } = await pair((_request, response) => {
      response.write("data: 1\n\n");
      response.on("close", () => gone.emit("gone"));
    });
    const answer = await post(proxy.port, "/v1/messages", "{}");
    await once(answer, "data");
    const seen = once(gone, "gone");
    answer.destroy();
    await seen;
  });

  it("is a clear error where there is no upstream", async () => {
    const upstream = await startUpstream(() => undefined);
    await upstream.close();
    const proxy = await startProxy(`${upstream.url}/secret-path`);
    closing.push(() => proxy.close());
    const answer = await post(proxy.port, "/v1/messages?key=canary", "{}");
    const body = (await bodyOf(answer)).toString();
    expect(answer.statusCode).toBe(502);
    expect(JSON.parse(body)).toEqual({
      error: {
        code: "upstream",
        message: `The upstream 127.0.0.1:${upstream.port} did not answer: nothing listens there (ECONNREFUSED).`,
      },
    });
  });

  it("is told to be no proxy for other addresses", async () => {
    const { proxy } = await pair((_request, response) => response.end());
    expect(
      await rawExchange(
        proxy.port,
        "GET http://example.com/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
      ),
    ).toMatch(/^HTTP\/1.1 400 /);
    expect(await rawExchange(proxy.port, "CONNECT example.com:443 HTTP/1.1\r\nhost: x\r\n\r\n")).toMatch(
      /^HTTP\/1.1 405 /,
    );
  });
});
