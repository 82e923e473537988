import type { IncomingMessage } from "node:http";

const OFFERS: ReadonlySet<string> = new Set(["connection", "upgrade", "http2-settings"]);

/** The head of a request as it came, without its offer to change the protocol. */
export function withoutUpgrade({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  let head = `${method} ${url} HTTP/${httpVersion}\r\n`;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (!OFFERS.has((rawHeaders[at] ?? "").toLowerCase()))
      head += `${rawHeaders[at]}: ${rawHeaders[at + 1]}\r\n`;
  }
  return Buffer.from(`${head}\r\n`, "latin1");
}
