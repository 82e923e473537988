import { ByteBuffer } from "./byte-buffer.ts";
import type { DocumentSink } from "./document-sink.ts";
import { utf8Text } from "./utf8-text.ts";

const LF = 10;
const CR = 13;
const SPACE = 32;
const COLON = 58;
const NEW_LINE = new Uint8Array([LF]);

/**
 * Takes a server-sent event stream apart into the data of its events (HTML Standard, "Server-sent events"): lines
 * end in LF, CR or CRLF, several `data` lines are joined by LF, comments and other fields are passed over. Works on
 * bytes, so that it doesn't matter where they are cut. An event that needs more than `maxBytes` is left out.
 */
export class EventStream {
  readonly #sink: DocumentSink;
  readonly #maxBytes: number;
  readonly #line = new ByteBuffer();
  readonly #data = new ByteBuffer();
  #hasData = false;
  #event: string | null = null;
  #tooLong = false;
  #afterCr = false;

  constructor(sink: DocumentSink, maxBytes: number) {
    this.#sink = sink;
    this.#maxBytes = maxBytes;
  }

  push(bytes: Uint8Array): void {
    let from = 0;
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at];
      if (byte !== LF && byte !== CR) {
        this.#afterCr = false;
        continue;
      }
      if (byte === LF && this.#afterCr) {
        this.#afterCr = false;
        from = at + 1;
        continue;
      }
      this.#afterCr = byte === CR;
      this.#endLine(bytes.subarray(from, at));
      from = at + 1;
    }
    this.#keep(this.#line, bytes.subarray(from));
  }

  /** Gives the last event, where its blank line is missing. */
  end(): void {
    this.#endLine(new Uint8Array());
    this.#endEvent();
  }

  #endLine(rest: Uint8Array): void {
    if (this.#line.length === 0) {
      this.#readLine(rest);
      return;
    }
    this.#keep(this.#line, rest);
    this.#readLine(this.#line.view());
    this.#line.clear();
  }

  #readLine(line: Uint8Array): void {
    if (line.length === 0) {
      this.#endEvent();
      return;
    }
    const colon = line.indexOf(COLON);
    if (colon === 0) return;
    const name = colon === -1 ? line : line.subarray(0, colon);
    const start = colon === -1 ? line.length : colon + (line[colon + 1] === SPACE ? 2 : 1);
    const value = line.subarray(start);
    if (isWord(name, "event")) this.#event = utf8Text(value).text;
    if (!isWord(name, "data")) return;
    if (this.#hasData) this.#keep(this.#data, NEW_LINE);
    this.#hasData = true;
    this.#keep(this.#data, value);
  }

  #endEvent(): void {
    if (this.#tooLong) this.#sink.lost(`an event of more than ${this.#maxBytes} bytes`);
    else if (this.#hasData) this.#sink.document(this.#data.view(), this.#event);
    this.#data.clear();
    this.#hasData = false;
    this.#event = null;
    this.#tooLong = false;
  }

  #keep(buffer: ByteBuffer, bytes: Uint8Array): void {
    if (buffer.length + bytes.length > this.#maxBytes) this.#tooLong = true;
    else buffer.append(bytes);
  }
}

function isWord(bytes: Uint8Array, word: string): boolean {
  if (bytes.length !== word.length) return false;
  for (let at = 0; at < word.length; at++) if (bytes[at] !== word.charCodeAt(at)) return false;
  return true;
}
