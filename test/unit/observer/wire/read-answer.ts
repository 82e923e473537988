import { AnswerReader } from "../../../../lib/observer/wire/answer-reader.ts";
import type { WireAnswer } from "../../../../lib/observer/wire/wire-answer.ts";
import type { WireApi } from "../../../../lib/observer/wire/wire-api.ts";

/** What a body in these pieces is read as. Each piece is overwritten once it was pushed, as a client may reuse it. */
export function readAnswer(api: WireApi, pieces: readonly Uint8Array[], maxBytes?: number): WireAnswer {
  const reader = new AnswerReader({
    api,
    contentType: null,
    ...(maxBytes === undefined ? {} : { maxBytes }),
  });
  for (const piece of pieces) {
    const copy = new Uint8Array(piece);
    reader.push(copy);
    copy.fill(0x7a);
  }
  return reader.end();
}
