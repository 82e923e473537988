import type { IncomingMessage } from "node:http";
import { endToEndHeaders } from "./end-to-end-headers.ts";
import type { Upstream } from "./upstream.ts";

/** Headers for this proxy alone begin so. */
const OWN = "x-claimcheck-";
/** Without a body they send no length either. */
const BODILESS: ReadonlySet<string> = new Set(["GET", "HEAD", "DELETE", "OPTIONS", "TRACE", "CONNECT"]);

/** The headers with which a request goes on to `upstream`: names and values in turns. */
export function requestHeaders(request: IncomingMessage, upstream: Upstream): string[] {
  const chunked = request.headers["transfer-encoding"] !== undefined;
  const headers: string[] = [];
  const kept = endToEndHeaders(request.rawHeaders);
  let hosted = false;
  let authorized = false;
  for (let at = 0; at < kept.length; at += 2) {
    const name = kept[at] ?? "";
    const lower = name.toLowerCase();
    if (lower.startsWith(OWN)) continue;
    // Without chunks there is nothing for trailers to follow.
    if (lower === "trailer" && !chunked) continue;
    authorized ||= lower === "authorization";
    if (lower !== "host") headers.push(name, kept[at + 1] ?? "");
    else if (!hosted) {
      hosted = true;
      headers.push(name, upstream.host);
    }
  }
  if (!hosted) headers.unshift("Host", upstream.host);
  if (!authorized && upstream.authorization !== null) headers.push("Authorization", upstream.authorization);
  if (chunked) headers.push("Transfer-Encoding", "chunked");
  else if (request.headers["content-length"] === undefined && !BODILESS.has(request.method ?? "GET")) {
    headers.push("Content-Length", "0");
  }
  if (/\btrailers\b/i.test(String(request.headers.te ?? ""))) {
    headers.push("TE", "trailers", "Connection", "TE, keep-alive");
  }
  return headers;
}
