import { JsonPlace } from "../../importers/transcript/json-place.ts";
import { isJson } from "../../json/is-json.ts";
import { skipWhiteSpace } from "../../json/skip-white-space.ts";
import type { AnswerParts } from "./answer-parts.ts";
import { CallBook } from "./call-book.ts";
import { ChatParts } from "./chat-parts.ts";
import { EventStream } from "./event-stream.ts";
import { GeminiParts } from "./gemini-parts.ts";
import { JsonValues } from "./json-values.ts";
import { MessagesParts } from "./messages-parts.ts";
import { ResponsesParts } from "./responses-parts.ts";
import { utf8Text } from "./utf8-text.ts";
import type { WireAnswer } from "./wire-answer.ts";
import type { WireApi } from "./wire-api.ts";

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
/** What a line of an event stream can begin with: a colon, or the first letter of a field's name. */
const STREAM_START = /^[:deir]$/;

const PARTS: Readonly<Record<WireApi, new (book: CallBook) => AnswerParts>> = {
  "openai-chat": ChatParts,
  "openai-responses": ResponsesParts,
  "anthropic-messages": MessagesParts,
  gemini: GeminiParts,
};

/**
 * Reads the tool calls of one answer from the bytes of its body, which may be cut anywhere; a content encoding must be
 * undone before. JSON and event streams are told apart by how the body begins, as servers mislabel both.
 *
 * `maxBytes` (64 MB) bounds one JSON document or event, and what the calls of the answer hold together; a stream may
 * be of any length. What is beyond that, or can't be read, is said in `unread` and in the calls that it may concern;
 * all else is read. Never throws.
 *
 * @example
 * const reader = new AnswerReader({ api: "openai-chat", contentType: "text/event-stream" });
 * for await (const bytes of body) reader.push(bytes);
 * const { calls } = reader.end();
 */
export class AnswerReader {
  readonly #contentType: string | null;
  readonly #maxBytes: number;
  readonly #book: CallBook;
  readonly #parts: AnswerParts;
  readonly #lost = new Map<string, number>();
  #body: EventStream | JsonValues | "unknown" | null = null;
  #markSeen = 0;
  #isTail = false;
  #isExact = true;
  #isRecognized = false;
  #answer: WireAnswer | null = null;

  constructor(options: { api: WireApi; contentType: string | null; maxBytes?: number }) {
    this.#contentType = options.contentType;
    this.#maxBytes = options.maxBytes ?? DEFAULT_MAX_BYTES;
    this.#book = new CallBook(this.#maxBytes);
    this.#parts = new PARTS[options.api](this.#book);
  }

  push(bytes: Uint8Array): void {
    if (this.#answer !== null || this.#body === "unknown") return;
    let from = 0;
    while (this.#body === null && from < bytes.length) {
      const byte = bytes[from] ?? 0;
      if (byte === BYTE_ORDER_MARK[this.#markSeen]) this.#markSeen++;
      else if (byte > 32) {
        this.#body = this.#bodyOf(String.fromCharCode(byte));
        break;
      }
      from++;
    }
    if (this.#body !== null && this.#body !== "unknown") this.#body.push(bytes.subarray(from));
  }

  /** What the answer holds, also where it broke off. */
  end(): WireAnswer {
    this.#answer ??= this.#finish();
    return this.#answer;
  }

  #bodyOf(first: string): EventStream | JsonValues | "unknown" {
    const sink = {
      document: (bytes: Uint8Array, event: string | null) => this.#read(bytes, event),
      lost: (reason: string) => this.#lose(reason),
    };
    if (first === "{" || first === "[") return new JsonValues(sink, this.#maxBytes);
    const isStream = this.#contentType?.includes("text/event-stream") || STREAM_START.test(first);
    return isStream ? new EventStream(sink, this.#maxBytes) : "unknown";
  }

  #read(bytes: Uint8Array, event: string | null): void {
    const { text, exact } = utf8Text(bytes);
    if (this.#take(text, event)) {
      this.#isExact &&= exact;
      return;
    }
    // Some servers end events with one line end: their data lines look like those of one event.
    const lines = event === null && text.includes("\n") ? text.split("\n") : [];
    if (lines.length > 0 && lines.every((line) => this.#isReadable(line))) {
      for (const line of lines) this.#take(line, null);
    } else if (this.#isTail) this.#lost.set("the answer is cut off within its last event", 1);
    else this.#lose("an event or document that is not JSON");
  }

  #isReadable(text: string): boolean {
    return text.trim() === "" || text.trim() === "[DONE]" || isJson(text, true);
  }

  #take(text: string, event: string | null): boolean {
    if (!this.#isReadable(text)) return false;
    const at = skipWhiteSpace(text, 0);
    if (text.trim() === "[DONE]") this.#parts.done();
    else if (at < text.length) {
      const isTaken = this.#parts.take(new JsonPlace(text, at, undefined, ""), event);
      this.#isRecognized ||= isTaken;
    }
    return true;
  }

  #lose(reason: string): void {
    this.#lost.set(reason, (this.#lost.get(reason) ?? 0) + 1);
    this.#book.doubt(reason);
  }

  #finish(): WireAnswer {
    this.#isTail = true;
    if (this.#body instanceof EventStream) this.#body.end();
    else if (this.#body instanceof JsonValues && this.#body.end()) {
      this.#lost.set("the answer is cut off within its JSON", 1);
    }
    const ended = this.#parts.end();
    if (!this.#isExact)
      this.#book.addProblem("the answer holds bytes that are not UTF-8; they became U+FFFD");
    if (this.#book.isFull) this.#lost.set(`calls beyond ${this.#maxBytes} bytes`, 1);
    return { calls: this.#book.finish(), ...ended, unread: this.#unread() };
  }

  #unread(): string | null {
    if (this.#body === null) return "the body is empty";
    if (this.#body === "unknown")
      return `neither JSON nor an event stream: ${this.#contentType ?? "of no stated type"}`;
    const reasons = [...this.#lost].map(([reason, count]) =>
      count === 1 ? reason : `${reason} (${count} times)`,
    );
    if (reasons.length === 0 && !this.#isRecognized) return "nothing in it is an answer of this API";
    return reasons.length === 0 ? null : reasons.join("; ");
  }
}
