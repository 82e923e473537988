import { decodeText } from "./decode-text.ts";
import type { ElementBatch } from "./element-batch.ts";
import { type JsonPieces, jsonPieces } from "./json-pieces.ts";
import { OpenBrackets } from "./open-brackets.ts";
import { PieceBuffer } from "./piece-buffer.ts";
import { type StreamNode, streamPaths } from "./stream-paths.ts";
import { tooLarge } from "./too-large.ts";

const LF = 10;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const ENDS_JUNK: ReadonlySet<number | undefined> = new Set([LF, OPEN_OBJECT, OPEN_LIST]);
/** A longer key leads to no stream. */
const KEY_LIMIT = 1024;

export type StreamsOptions = {
  readonly file: string;
  readonly limit: number;
  readonly streams: readonly string[];
  /** `shells`: each document without its streams, nothing else. `items`: all else, and null where a document begins. */
  readonly want: "shells" | "items";
  /** Whether a line end also ends what is open: a cut line of NDJSON costs no other. */
  readonly lines: boolean;
};

export type StreamBatch = (ElementBatch[number] | null)[];

export type StreamSplitter = { push(chunk: Buffer): StreamBatch; end(): StreamBatch };

/**
 * Cuts JSON documents into their shells, where the arrays at `streams` are left empty, or into the items of those
 * arrays. An array at the top is cut into its elements, as if nothing were streamed.
 */
export function splitStreams({ file, limit, streams, want, lines }: StreamsOptions): StreamSplitter {
  const root = streamPaths(streams);
  const shellsOnly = want === "shells";
  const open = new OpenBrackets();
  /** The document's objects that lead to streams and are open, the document itself first. */
  let tracked: StreamNode[] = [];
  const shell = new PieceBuffer(limit);
  const junk = new PieceBuffer(limit);
  let line = 1;
  let documentLine = 1;
  /** How much of the shell is whole members. */
  let safe = 0;
  let inString = false;
  let escaped = false;
  let keyBytes: Buffer[] | null = null;
  let keyLength = 0;
  let key: string | null = null;
  let inValue = false;
  let list: JsonPieces | null = null;
  let listPath: string | null = null;
  /** Where the part of the chunk that belongs to the shell begins. */
  let start = 0;

  function startList(at: string | null): void {
    list = jsonPieces({ file, limit, unwrap: true, line, blind: shellsOnly });
    listPath = at;
  }

  function keepShell(bytes: Buffer): void {
    if (shellsOnly) shell.add(bytes);
  }

  function endShell(batch: StreamBatch, whole: boolean): void {
    if (shellsOnly) {
      const place = { file, line: documentLine };
      const over = shell.over;
      const bytes = shell.take();
      const closers = `${listPath === null ? "" : "]"}${"}".repeat(tracked.length)}`;
      const text = whole ? bytes : Buffer.concat([bytes.subarray(0, safe), Buffer.from(closers)]);
      const piece = over ? tooLarge(place, limit, bytes) : decodeText(text, place);
      batch.push("text" in piece ? { ...piece, of: null } : piece);
    }
    tracked = [];
    open.clear();
    inString = false;
    escaped = false;
    keyBytes = null;
  }

  function endJunk(batch: StreamBatch): void {
    if (junk.length === 0) return;
    const place = { file, line };
    const over = junk.over;
    const bytes = junk.take();
    if (shellsOnly || bytes.toString("latin1").trim() === "") return;
    batch.push(over ? tooLarge(place, limit, bytes) : decodeText(bytes, place));
  }

  function cutOff(batch: StreamBatch): void {
    if (list !== null) {
      const before = batch.length;
      list.end(batch as ElementBatch);
      name(batch, before);
      line = list.line();
      list = null;
    } else if (tracked.length > 0 && !shellsOnly) {
      const message = `The ${lines ? "line" : "file"} ends inside this document: it was cut off. What came before was read.`;
      batch.push({ file, line: documentLine, path: null, code: "cut_off", message, source: "" });
    }
    if (tracked.length > 0) endShell(batch, false);
    listPath = null;
    endJunk(batch);
  }

  /** Says of which array the pieces behind `from` are. */
  function name(batch: StreamBatch, from: number): void {
    if (listPath === null) return;
    for (let at = from; at < batch.length; at++) {
      const piece = batch[at];
      if (piece && "text" in piece) batch[at] = { ...piece, of: listPath };
    }
  }

  function endString(): void {
    inString = false;
    if (keyBytes === null) return;
    key = keyLength > KEY_LIMIT ? null : decodeKey(Buffer.concat(keyBytes));
    keyBytes = null;
  }

  /** Takes the rest of a string from `from` on; returns the offset behind it, or the chunk's length. */
  function takeString(chunk: Buffer, from: number): number {
    let i = from;
    for (; i < chunk.length; i++) {
      const byte = chunk[i];
      if (escaped) escaped = false;
      else if (byte === BACKSLASH) escaped = true;
      else if (byte === QUOTE) break;
      if (byte === LF) line++;
    }
    if (keyBytes !== null) {
      keyLength += i - from;
      if (keyLength <= KEY_LIMIT) keyBytes.push(chunk.subarray(from, i));
    }
    if (i === chunk.length) return i;
    endString();
    return i + 1;
  }

  function closeTracked(chunk: Buffer, after: number, batch: StreamBatch): void {
    open.clear();
    inValue = false;
    key = null;
    if (tracked.length > 1) {
      tracked.pop();
      safe = shell.length + after - start;
      return;
    }
    keepShell(chunk.subarray(start, after));
    endShell(batch, true);
    start = after;
  }

  /** Takes the byte at `i`, inside a document and outside of strings. */
  function inDocument(chunk: Buffer, i: number, batch: StreamBatch): void {
    const byte = chunk[i];
    const at = tracked.at(-1) as StreamNode;
    if (byte === LF) line++;
    else if (byte === QUOTE) {
      inString = true;
      if (open.depth === 0 && !inValue) {
        keyBytes = [];
        keyLength = 0;
      }
    } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      const child = open.depth === 0 && inValue && key !== null ? at.children.get(key) : undefined;
      if (child && byte === OPEN_OBJECT && child.children.size > 0) {
        tracked.push(child);
        inValue = false;
        key = null;
        safe = shell.length + i + 1 - start;
      } else if (child && byte === OPEN_LIST && child.stream !== null) {
        keepShell(chunk.subarray(start, i + 1));
        safe = shell.length;
        startList(child.stream);
      } else open.push(byte);
    } else if (byte === CLOSE_OBJECT) {
      if (open.depth === 0 || !open.close(OPEN_OBJECT)) closeTracked(chunk, i + 1, batch);
    } else if (byte === CLOSE_LIST) {
      open.close(OPEN_LIST);
    } else if (open.depth === 0) {
      if (byte === COLON) inValue = true;
      else if (byte === COMMA) {
        safe = shell.length + i - start;
        inValue = false;
        key = null;
      }
    }
  }

  /** Takes what stands at `i`, outside of every document; returns how many bytes that is. */
  function between(chunk: Buffer, i: number, batch: StreamBatch): number {
    const byte = chunk[i];
    if (byte === OPEN_OBJECT) {
      endJunk(batch);
      if (!shellsOnly) batch.push(null);
      tracked = [root];
      documentLine = line;
      inValue = false;
      key = null;
      safe = 1;
      start = i;
    } else if (byte === OPEN_LIST) {
      endJunk(batch);
      startList(null);
    } else if (byte === LF) {
      endJunk(batch);
      line++;
    } else {
      let end = i + 1;
      while (end < chunk.length && !ENDS_JUNK.has(chunk[end])) end++;
      junk.add(chunk.subarray(i, end));
      return end - i;
    }
    return 1;
  }

  function take(chunk: Buffer, batch: StreamBatch): void {
    start = 0;
    let i = 0;
    while (i < chunk.length) {
      if (list !== null) {
        const before = batch.length;
        const stopped = list.push(chunk, i, batch as ElementBatch, true);
        name(batch, before);
        if (stopped === -1) return;
        line = list.line();
        list = null;
        i = stopped;
        start = stopped - 1;
        safe = shell.length + 1;
        listPath = null;
      } else if (inString) {
        i = takeString(chunk, i);
      } else {
        let taken = 1;
        if (tracked.length > 0) inDocument(chunk, i, batch);
        else taken = between(chunk, i, batch);
        // The list takes its own opening bracket.
        if (list === null) i += taken;
      }
    }
    if (tracked.length > 0 && list === null) keepShell(chunk.subarray(start));
  }

  return {
    push(chunk) {
      const batch: StreamBatch = [];
      if (!lines) take(chunk, batch);
      else {
        for (let from = 0; from < chunk.length; ) {
          const feed = chunk.indexOf(LF, from);
          const to = feed === -1 ? chunk.length : feed;
          take(chunk.subarray(from, to), batch);
          if (feed !== -1) {
            cutOff(batch);
            line++;
          }
          from = to + 1;
        }
      }
      return batch;
    },
    end() {
      const batch: StreamBatch = [];
      cutOff(batch);
      return batch;
    },
  };
}

function decodeKey(bytes: Buffer): string | null {
  const text = bytes.toString("utf8");
  if (!text.includes("\\")) return text;
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    return null;
  }
}
