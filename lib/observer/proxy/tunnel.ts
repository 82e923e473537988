import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { endToEndHeaders } from "./end-to-end-headers.ts";
import { explainUpstreamError } from "./explain-upstream-error.ts";
import { requestHeaders } from "./request-headers.ts";
import type { UpstreamClient } from "./upstream-client.ts";

/**
 * Passes a request for another protocol (WebSocket) on over a connection of its own; where the upstream agrees, all
 * bytes both ways. `socket` is the client's connection, `head` what it sent already behind its request. Returns how to
 * break it off.
 */
export function tunnel(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  client: UpstreamClient,
  path: string,
): () => void {
  const headers = requestHeaders(request, client.upstream);
  headers.push("Connection", "Upgrade", "Upgrade", request.headers.upgrade ?? "");
  const asked = client.open(request, path, headers, true);
  asked.on("upgrade", (answer, upstream, first) => {
    const kept = endToEndHeaders(answer.rawHeaders);
    kept.push("Connection", "Upgrade", "Upgrade", answer.headers.upgrade ?? request.headers.upgrade ?? "");
    socket.write(headText(answer, kept), "latin1");
    if (first.length > 0) socket.write(first);
    if (head.length > 0) upstream.write(head);
    socket.pipe(upstream).pipe(socket);
    upstream.on("error", () => socket.destroy());
    upstream.on("close", () => socket.destroy());
    socket.on("close", () => upstream.destroy());
  });
  asked.on("response", (answer) => {
    // It does not agree: an ordinary answer, whose end is the end of the connection.
    const kept = endToEndHeaders(answer.rawHeaders);
    socket.write(headText(answer, [...kept, "Connection", "close"]), "latin1");
    answer.pipe(socket);
    answer.on("close", () => {
      if (!answer.complete) socket.destroy();
    });
  });
  asked.on("error", (error) => {
    const message = explainUpstreamError(error, client.upstream);
    const body = JSON.stringify({ error: { code: "upstream", message } });
    const size = Buffer.byteLength(body);
    socket.end(
      `HTTP/1.1 502 Bad Gateway\r\ncontent-type: application/json\r\ncontent-length: ${size}\r\nconnection: close\r\n\r\n${body}`,
    );
  });
  const close = () => {
    asked.destroy();
    socket.destroy();
  };
  socket.on("error", close);
  socket.on("close", () => asked.destroy());
  asked.end();
  return close;
}

function headText(answer: IncomingMessage, headers: readonly string[]): string {
  let text = `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n`;
  for (let at = 0; at < headers.length; at += 2) text += `${headers[at]}: ${headers[at + 1]}\r\n`;
  return `${text}\r\n`;
}
