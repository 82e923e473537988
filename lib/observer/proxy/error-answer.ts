import type { ServerResponse } from "node:http";

/** Answers with an error of the proxy itself: its code and what a person needs to know. */
export function errorAnswer(response: ServerResponse, status: number, code: string, message: string): void {
  const body = JSON.stringify({ error: { code, message } });
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "x-claimcheck-error": code,
  });
  response.end(body);
}
