import type { JsonPlace } from "../../importers/transcript/json-place.ts";
import type { AnswerParts } from "./answer-parts.ts";
import type { CallBook } from "./call-book.ts";
import { eachItem } from "./each-item.ts";
import { PartialArguments } from "./partial-arguments.ts";
import type { PendingCall } from "./pending-call.ts";
import { statedError } from "./stated-error.ts";
import { tokenCount } from "./token-count.ts";
import type { WireAnswer } from "./wire-answer.ts";

type OpenCall = { readonly call: PendingCall; readonly values: PartialArguments };

/** What a value at a path takes beside its own text. */
const BYTES_A_VALUE = 200;

/** Gemini: a response of generateContent, or those that a stream is made of. */
export class GeminiParts implements AnswerParts {
  readonly #book: CallBook;
  /** The call of a candidate whose arguments come in parts. */
  readonly #open = new Map<number, OpenCall>();
  #order = 0;
  #usage: WireAnswer["usage"] = null;
  #stopped: { readonly choice: number; readonly reason: string } | null = null;
  #error: string | null = null;

  constructor(book: CallBook) {
    this.#book = book;
  }

  take(document: JsonPlace): boolean {
    // Google's own clients talk to a server that wraps each response once more.
    const body = document.get("candidates") === null ? (document.get("response") ?? document) : document;
    const error = statedError(body.get("error"));
    const blocked = body
      .first("promptFeedback", "prompt_feedback")
      ?.first("blockReason", "block_reason")
      ?.string();
    this.#error ??= error ?? (blocked == null ? null : `the prompt was blocked: ${blocked}`);
    const usage = body.first("usageMetadata", "usage_metadata");
    if (usage !== null) {
      this.#usage = {
        inputTokens: tokenCount(usage, "promptTokenCount", "prompt_token_count"),
        outputTokens: tokenCount(usage, "candidatesTokenCount", "candidates_token_count"),
      };
    }
    const candidates = body.get("candidates");
    let position = 0;
    for (const candidate of eachItem(candidates)) this.#takeCandidate(candidate, position++);
    return candidates !== null || usage !== null || this.#error !== null;
  }

  done(): void {}

  end(): Pick<WireAnswer, "usage" | "stopped" | "error"> {
    for (const { call, values } of this.#open.values()) call.setValue(values.toJson());
    this.#open.clear();
    return { usage: this.#usage, stopped: this.#stopped?.reason ?? null, error: this.#error };
  }

  #takeCandidate(candidate: JsonPlace, position: number): void {
    const index = tokenCount(candidate, "index") ?? position;
    for (const part of eachItem(candidate.get("content")?.get("parts") ?? null)) this.#takePart(part, index);
    const reason = candidate.first("finishReason", "finish_reason")?.string();
    if (reason && index <= (this.#stopped?.choice ?? index)) this.#stopped = { choice: index, reason };
  }

  #takePart(part: JsonPlace, choice: number): void {
    const said = part.first("functionCall", "function_call");
    if (said === null) return;
    const pieces = said.first("partialArgs", "partial_args");
    const goesOn = said.first("willContinue", "will_continue")?.source() === "true";
    const name = said.get("name")?.string() || null;
    const known = this.#open.get(choice);
    const isSame = known !== undefined && (name === null || name === known.call.name);
    if (!isSame && !goesOn && pieces === null) {
      const call = this.#begin(said, name, choice);
      call?.addArguments(said.get("args"));
      if (call !== null) call.isWhole = true;
      return;
    }
    const open = isSame ? known : this.#beginParts(said, name, choice);
    if (open === null) return;
    for (const piece of eachItem(pieces)) {
      if (!open.call.reserve(piece.source().length * 2 + BYTES_A_VALUE)) break;
      if (!open.values.add(piece))
        open.call.addProblem("a part of its arguments has no place, and is left out");
    }
    if (goesOn) return;
    const args = said.get("args");
    open.call.setValue(args?.source() ?? open.values.toJson());
    open.call.isWhole = true;
    this.#open.delete(choice);
  }

  #beginParts(said: JsonPlace, name: string | null, choice: number): OpenCall | null {
    const before = this.#open.get(choice);
    before?.call.setValue(before.values.toJson());
    this.#open.delete(choice);
    const call = this.#begin(said, name, choice);
    if (call === null) return null;
    const open = { call, values: new PartialArguments() };
    this.#open.set(choice, open);
    return open;
  }

  #begin(said: JsonPlace, name: string | null, choice: number): PendingCall | null {
    const call = this.#book.begin(choice, this.#order++);
    call?.setId(said.get("id")?.id() ?? null);
    call?.addName(name);
    return call;
  }
}
