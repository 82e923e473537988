import type { JsonPlace } from "../../importers/transcript/json-place.ts";
import type { AnswerParts } from "./answer-parts.ts";
import type { CallBook } from "./call-book.ts";
import { eachItem } from "./each-item.ts";
import type { PendingCall } from "./pending-call.ts";
import { statedError } from "./stated-error.ts";
import { tokenCount } from "./token-count.ts";
import type { WireAnswer } from "./wire-answer.ts";

type OpenBlock = {
  readonly call: PendingCall;
  /** What the block's start says of the input: an empty object, and that is all where no text follows. */
  readonly input: JsonPlace | null;
};

/** Anthropic's Messages API: the message, or events of its stream. */
export class MessagesParts implements AnswerParts {
  readonly #book: CallBook;
  readonly #open = new Map<number, OpenBlock>();
  #last = 0;
  #inputTokens: number | null = null;
  #outputTokens: number | null = null;
  #stopped: string | null = null;
  #error: string | null = null;
  #done = false;

  constructor(book: CallBook) {
    this.#book = book;
  }

  take(document: JsonPlace, event: string | null): boolean {
    let position = 0;
    switch (document.get("type")?.string() ?? event) {
      case "message":
        for (const block of eachItem(document.get("content"))) {
          this.#start(block, position);
          this.#stop(position++);
        }
        this.#takeEnd(document, document.get("usage"));
        return true;
      case "message_start":
        this.#takeEnd(null, document.get("message")?.get("usage") ?? null);
        return true;
      case "content_block_start":
        this.#last = tokenCount(document, "index") ?? this.#last + 1;
        this.#start(document.get("content_block"), this.#last);
        return true;
      case "content_block_delta":
        this.#takeDelta(document);
        return true;
      case "content_block_stop":
        this.#stop(tokenCount(document, "index") ?? this.#last);
        return true;
      case "message_delta":
        this.#takeEnd(document.get("delta"), document.get("usage"));
        return true;
      case "message_stop":
        this.#done = true;
        return true;
      case "error":
        this.#error ??= statedError(document.get("error") ?? document);
        return true;
      case "ping":
        return true;
      default:
        this.#error ??= statedError(document.get("error"));
        return document.get("error") !== null;
    }
  }

  done(): void {
    this.#done = true;
  }

  end(): Pick<WireAnswer, "usage" | "stopped" | "error"> {
    if (this.#done) for (const index of [...this.#open.keys()]) this.#stop(index);
    const isCounted = this.#inputTokens !== null || this.#outputTokens !== null;
    return {
      usage: isCounted ? { inputTokens: this.#inputTokens, outputTokens: this.#outputTokens } : null,
      stopped: this.#stopped,
      error: this.#error,
    };
  }

  #start(block: JsonPlace | null, index: number): void {
    this.#open.delete(index);
    if (block?.get("type")?.string() !== "tool_use") return;
    const call = this.#book.begin(0, index);
    if (call === null) return;
    call.setId(block.get("id")?.id() ?? null);
    call.addName(block.get("name")?.string() ?? null);
    this.#open.set(index, { call, input: block.get("input") });
  }

  #takeDelta(document: JsonPlace): void {
    const delta = document.get("delta");
    if (delta?.get("type")?.string() !== "input_json_delta") return;
    this.#open.get(tokenCount(document, "index") ?? this.#last)?.call.addArguments(delta.get("partial_json"));
  }

  #stop(index: number): void {
    const block = this.#open.get(index);
    this.#open.delete(index);
    if (block === undefined) return;
    const { call, input } = block;
    if (call.argumentsLength === 0 && input !== null) call.setValue(input.source());
    call.isWhole = true;
  }

  #takeEnd(message: JsonPlace | null, usage: JsonPlace | null): void {
    this.#stopped = message?.get("stop_reason")?.string() ?? this.#stopped;
    this.#inputTokens = tokenCount(usage, "input_tokens") ?? this.#inputTokens;
    this.#outputTokens = tokenCount(usage, "output_tokens") ?? this.#outputTokens;
  }
}
