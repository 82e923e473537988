import type { Translation } from "./conversation.ts";

/** The refusal of a file of chunks, said once. */
export const STREAM_CHUNKS: Translation = {
  ok: false,
  code: "stream_chunks",
  path: null,
  message:
    "this is a chunk of a streamed response: log the whole response that the client puts together; further chunks of this file are left out without a word",
  once: true,
};
