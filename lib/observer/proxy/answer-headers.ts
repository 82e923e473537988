import type { IncomingMessage } from "node:http";
import { endToEndHeaders } from "./end-to-end-headers.ts";

/**
 * The headers with which an answer goes back: names and values in turns. Without a length and without `chunked` its
 * body is framed anew.
 */
export function answerHeaders(answer: IncomingMessage, chunked: boolean): string[] {
  const kept = endToEndHeaders(answer.rawHeaders);
  if (chunked) return [...kept, "Transfer-Encoding", "chunked"];
  // Without chunks there is nothing for trailers to follow.
  return kept.filter((_, at) => (kept[at - (at % 2)] ?? "").toLowerCase() !== "trailer");
}
