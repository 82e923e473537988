import { buildMessage } from "../../importers/openai-chat/build-message.ts";
import { JsonPlace } from "../../importers/transcript/json-place.ts";
import type { WireAnswer } from "./wire-answer.ts";
import type { WireApi } from "./wire-api.ts";

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;

/**
 * Reads the tool calls of one answer from the bytes of its body, which come in pieces of any size; its content
 * encoding must be undone before. Never throws.
 */
export class AnswerReader {
  readonly #maxBytes: number;
  readonly #pieces: Uint8Array[] = [];
  #length = 0;

  constructor(options: { api: WireApi; contentType: string | null; maxBytes?: number }) {
    this.#maxBytes = options.maxBytes ?? DEFAULT_MAX_BYTES;
  }

  push(bytes: Uint8Array): void {
    this.#length += bytes.length;
    if (this.#length <= this.#maxBytes) this.#pieces.push(bytes.slice());
  }

  end(): WireAnswer {
    const decoder = new TextDecoder();
    const text =
      this.#pieces.map((piece) => decoder.decode(piece, { stream: true })).join("") + decoder.decode();
    let top: JsonPlace;
    try {
      top = JsonPlace.of(text, JSON.parse(text));
    } catch {
      return { calls: [], usage: null, stopped: null, unread: "not JSON" };
    }
    const calls = (top.get("choices")?.items() ?? []).flatMap((choice, index) => {
      const message = choice.get("message");
      const parts = message === null ? [] : buildMessage(message).parts;
      return parts.flatMap((part) =>
        part.type === "call"
          ? [
              {
                callId: part.id,
                name: part.name,
                argumentsRaw: part.argumentsRaw,
                providerParsed: part.providerParsed,
                choice: index,
                problem: null,
              },
            ]
          : [],
      );
    });
    return { calls, usage: null, stopped: null, unread: null };
  }
}
