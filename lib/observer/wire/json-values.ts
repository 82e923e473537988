import { ByteBuffer } from "./byte-buffer.ts";
import type { DocumentSink } from "./document-sink.ts";

const QUOTE = 34;
const COMMA = 44;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/**
 * Takes a body of JSON apart into its documents: one, several behind each other, or the items of a list at the top.
 * It goes by brackets and quotes alone; whether a document is JSON is for who reads it. A document that needs more
 * than `maxBytes` is left out.
 */
export class JsonValues {
  readonly #sink: DocumentSink;
  readonly #maxBytes: number;
  readonly #value = new ByteBuffer();
  #inList = false;
  #begun = false;
  #tooLong = false;
  #depth = 0;
  #inString = false;
  #escaped = false;

  constructor(sink: DocumentSink, maxBytes: number) {
    this.#sink = sink;
    this.#maxBytes = maxBytes;
  }

  push(bytes: Uint8Array): void {
    let from = 0;
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      if (!this.#begun) {
        if (this.#isBetween(byte)) continue;
        this.#begun = true;
        from = at;
      } else if (
        this.#depth === 0 &&
        !this.#inString &&
        (byte <= 32 || byte === COMMA || byte === CLOSE_LIST)
      ) {
        this.#keep(bytes.subarray(from, at));
        this.#endValue();
        this.#isBetween(byte);
        continue;
      }
      if (this.#closes(byte)) {
        this.#keep(bytes.subarray(from, at + 1));
        this.#endValue();
      }
    }
    if (this.#begun) this.#keep(bytes.subarray(from));
  }

  /** True where the body ended inside a document, or inside the list of them. */
  end(): boolean {
    const isWord = this.#begun && this.#depth === 0 && !this.#inString;
    if (isWord) this.#endValue();
    const cutOff = this.#begun || this.#inList;
    this.#begun = false;
    this.#value.clear();
    return cutOff;
  }

  /** Whether a byte that stands between documents belongs to none. */
  #isBetween(byte: number): boolean {
    if (byte === OPEN_LIST && !this.#inList) this.#inList = true;
    else if (byte === CLOSE_LIST && this.#inList) this.#inList = false;
    else return byte <= 32 || byte === COMMA;
    return true;
  }

  /** Follows the nesting through one byte of a document; true where that closes it. */
  #closes(byte: number): boolean {
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false;
      else if (byte === BACKSLASH) this.#escaped = true;
      else if (byte === QUOTE) this.#inString = false;
      return false;
    }
    if (byte === QUOTE) this.#inString = true;
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) this.#depth++;
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) return --this.#depth <= 0;
    return false;
  }

  #keep(bytes: Uint8Array): void {
    if (this.#value.length + bytes.length > this.#maxBytes) this.#tooLong = true;
    else this.#value.append(bytes);
  }

  #endValue(): void {
    if (this.#tooLong) this.#sink.lost(`a JSON document of more than ${this.#maxBytes} bytes`);
    else this.#sink.document(this.#value.view(), null);
    this.#value.clear();
    this.#begun = false;
    this.#tooLong = false;
    this.#depth = 0;
  }
}
