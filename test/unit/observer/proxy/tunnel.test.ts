import { createHash } from "node:crypto";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { rawExchange } from "./raw-exchange.ts";
import { selfSigned } from "./self-signed.ts";
import { startProxy } from "./start-proxy.ts";
import { startUpstream } from "./start-upstream.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const UPGRADE =
  "GET /v1/realtime?model=m HTTP/1.1\r\nHost: x\r\nConnection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n" +
  "Sec-WebSocket-Key: dGVzdA==\r\nSec-WebSocket-Version: 13\r\n\r\n";

describe("a request for another protocol", () => {
  it("is a tunnel for WebSocket: all bytes pass both ways, those that came early too", async () => {
    const asked: string[] = [];
    const upstream = await startUpstream(
      (_request, response) => response.end(),
      (server) =>
        server.on("upgrade", (request, socket, head) => {
          const key = `${request.headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
          asked.push(request.url ?? "", String(request.headers.connection));
          socket.write(
            "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
              `Sec-WebSocket-Accept: ${createHash("sha1").update(key).digest("base64")}\r\n\r\nhello `,
          );
          if (head.length > 0) socket.write(head);
          socket.pipe(socket);
        }),
    );
    closing.push(() => upstream.close());
    const proxy = await startProxy(`${upstream.url}/base`);
    closing.push(() => proxy.close());
    const got = await rawExchange(proxy.port, `${UPGRADE}\x00\x81early`, "early");
    expect(asked).toEqual(["/base/v1/realtime?model=m", "Upgrade"]);
    expect(got).toMatch(/^HTTP\/1.1 101 Switching Protocols\r\n/);
    expect(got).toMatch(/Sec-WebSocket-Accept: \S+=\r\n/);
    expect(got).toMatch(/hello \0\x81early$/);
  });

  it("is answered as the upstream answers where it does not agree, or is not there", async () => {
    const upstream = await startUpstream(
      (_request, response) => response.end(),
      (server) =>
        server.on("upgrade", (_request, socket) => socket.end("HTTP/1.1 401 No\r\nX-Why: key\r\n\r\nno")),
    );
    const proxy = await startProxy(upstream.url);
    closing.push(() => proxy.close());
    const refused = await rawExchange(proxy.port, UPGRADE);
    expect(refused).toMatch(/^HTTP\/1.1 401 No\r\nX-Why: key\r\nConnection: close\r\n\r\nno$/);
    await upstream.close();
    expect(await rawExchange(proxy.port, UPGRADE)).toMatch(/^HTTP\/1.1 502 /);
  });

  it("stays HTTP/1.1 where a client offers HTTP/2, so that its calls are seen", async () => {
    const upstream = await startUpstream(async (request, response) => {
      let body = "";
      for await (const bytes of request) body += bytes;
      response.end(`${request.url} ${request.headers.upgrade} ${request.headers["http2-settings"]} ${body}`);
    });
    closing.push(() => upstream.close());
    const proxy = await startProxy(upstream.url);
    closing.push(() => proxy.close());
    const offer = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n";
    const got = await rawExchange(
      proxy.port,
      `POST /v1/messages HTTP/1.1\r\nhost: x\r\n${offer}content-length: 4\r\n\r\nbody`,
      "body",
    );
    expect(got).toMatch(/^HTTP\/1.1 200 /);
    expect(got).toContain("/v1/messages undefined undefined body");
    expect(proxy.totals.answers).toBe(1);
  });
});

describe("an upstream over TLS", () => {
  it("must show a certificate that is trusted", async () => {
    const { key, cert } = selfSigned();
    const server = createServer({ key, cert }, (_request, response) => response.end("secret"));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    closing.push(async () => server.close().closeAllConnections());
    const { port } = server.address() as AddressInfo;
    const proxy = await startProxy(`https://127.0.0.1:${port}`);
    closing.push(() => proxy.close());
    const answer = await fetch(`${proxy.url}/v1/messages`, { method: "POST", body: "{}" });
    expect(answer.status).toBe(502);
    expect(((await answer.json()) as { error: { message: string } }).error.message).toBe(
      `The upstream 127.0.0.1:${port} showed a certificate that is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT). Name the file of its authority in NODE_EXTRA_CA_CERTS.`,
    );
  });
});
