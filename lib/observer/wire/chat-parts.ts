import type { JsonPlace } from "../../importers/transcript/json-place.ts";
import type { AnswerParts } from "./answer-parts.ts";
import type { CallBook } from "./call-book.ts";
import { ChoiceCalls } from "./choice-calls.ts";
import { eachItem } from "./each-item.ts";
import { statedError } from "./stated-error.ts";
import { tokenCount } from "./token-count.ts";
import type { WireAnswer } from "./wire-answer.ts";

/** Chat Completions: the response, or chunks of it. */
export class ChatParts implements AnswerParts {
  readonly #book: CallBook;
  readonly #choices = new Map<number, ChoiceCalls>();
  readonly #ended = new Set<number>();
  #usage: WireAnswer["usage"] = null;
  #stopped: { readonly choice: number; readonly reason: string } | null = null;
  #error: string | null = null;
  #done = false;

  constructor(book: CallBook) {
    this.#book = book;
  }

  take(document: JsonPlace): boolean {
    const error = document.get("error");
    if (error !== null) this.#error ??= statedError(error);
    const usage = document.get("usage");
    if (usage !== null) {
      this.#usage = {
        inputTokens: tokenCount(usage, "prompt_tokens"),
        outputTokens: tokenCount(usage, "completion_tokens"),
      };
    }
    const choices = document.get("choices");
    let position = 0;
    for (const choice of eachItem(choices)) this.#takeChoice(choice, position++);
    return choices?.isList === true || error !== null || usage !== null;
  }

  done(): void {
    this.#done = true;
  }

  end(): Pick<WireAnswer, "usage" | "stopped" | "error"> {
    this.#book.settle((choice) => this.#done || this.#ended.has(choice));
    return { usage: this.#usage, stopped: this.#stopped?.reason ?? null, error: this.#error };
  }

  #takeChoice(choice: JsonPlace, position: number): void {
    const index = tokenCount(choice, "index") ?? position;
    this.#error ??= statedError(choice.get("error"));
    const delta = choice.get("delta");
    const message = choice.get("message");
    if (delta !== null) this.#callsOf(index).takeDelta(delta);
    // Some servers send what came so far beside each delta.
    else if (message !== null && this.#callsOf(index).isEmpty) this.#callsOf(index).takeMessage(message);
    const reason = choice.get("finish_reason")?.string();
    if (!reason) return;
    this.#ended.add(index);
    if (index <= (this.#stopped?.choice ?? index)) this.#stopped = { choice: index, reason };
  }

  #callsOf(index: number): ChoiceCalls {
    let calls = this.#choices.get(index);
    if (calls === undefined) {
      calls = new ChoiceCalls(this.#book, index);
      this.#choices.set(index, calls);
    }
    return calls;
  }
}
