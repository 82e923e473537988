import { decodeText } from "./decode-text.ts";
import type { ElementBatch } from "./element-batch.ts";
import { OpenBrackets } from "./open-brackets.ts";
import { PieceBuffer } from "./piece-buffer.ts";
import { tooLarge } from "./too-large.ts";

const LF = 10;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Bytes that matter inside brackets, and those that matter outside of all; every other one is skipped. */
const NESTED = tableOf([LF, QUOTE, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT]);
const OUTER = tableOf([LF, QUOTE, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT, 32, 9, 13]);

function tableOf(bytes: readonly number[]): Uint8Array {
  const table = new Uint8Array(256);
  for (const byte of bytes) table[byte] = 1;
  return table;
}

const isSpace = (byte: number) => byte === 32 || byte === LF || byte === 13 || byte === 9;

export type JsonPiecesOptions = {
  readonly file: string;
  /** Bytes of one piece; a larger one is a reject. */
  readonly limit: number;
  /** Whether a top-level array is cut into its elements. */
  readonly unwrap: boolean;
  /** 1-based line on which the text begins. */
  readonly line: number;
  /** Only finds where pieces and lists end: nothing is kept, nothing comes out. */
  readonly blind?: boolean;
};

/** Takes JSON in chunks, cut anywhere, and gives its pieces by their brackets alone. */
export type JsonPieces = {
  /**
   * Takes the chunk from offset `from` on, all of it, or with `oneList` until just behind the bracket that closes
   * the list: returns that offset, and -1 where it did not come to it.
   */
  push(chunk: Buffer, from: number, batch: ElementBatch, oneList?: boolean): number;
  /** Called once after the last chunk. */
  end(batch: ElementBatch): void;
  /** The line that was reached. */
  line(): number;
};

/** Whether a piece is JSON is for its reader to say, so one that is not costs no other. */
export function jsonPieces({
  file,
  limit,
  unwrap,
  line: firstLine,
  blind = false,
}: JsonPiecesOptions): JsonPieces {
  const piece = new PieceBuffer(limit);
  const open = new OpenBrackets();
  let line = firstLine;
  let pieceLine = 0;
  let inPiece = false;
  let inString = false;
  let escaped = false;
  let inList = false;
  let listLine = 0;
  let expectsElement = false;

  function finish(bytes: Buffer, batch: ElementBatch): void {
    if (!blind) {
      piece.add(bytes);
      const place = { file, line: pieceLine };
      if (piece.over) batch.push(tooLarge(place, limit, piece.take()));
      else batch.push(decodeText(trimEnd(piece.take()), place));
    }
    inPiece = false;
    inString = false;
    escaped = false;
    open.clear();
  }

  function refuse(batch: ElementBatch, atLine: number, code: string, message: string, source: string): void {
    if (!blind) batch.push({ file, line: atLine, path: null, code, message, source });
  }

  /** Takes a byte outside every piece; returns whether a piece begins at it. */
  function between(byte: number, batch: ElementBatch): boolean {
    if (isSpace(byte)) return false;
    if (inList) {
      if (byte === CLOSE_LIST) {
        inList = false;
        return false;
      }
      if (byte === COMMA) {
        if (expectsElement)
          refuse(batch, line, "empty_element", "Nothing stands before this comma: take it out.", ",");
        expectsElement = true;
        return false;
      }
      expectsElement = false;
      return true;
    }
    if (unwrap && byte === OPEN_LIST) {
      inList = true;
      listLine = line;
      expectsElement = true;
      return false;
    }
    return true;
  }

  /** Offset of the quote that ends the string which is open at `from`, or the chunk's length. */
  function stringEnd(chunk: Buffer, from: number): number {
    const length = chunk.length;
    let i = escaped ? from + 1 : from;
    escaped = false;
    for (; i < length; i++) {
      const byte = chunk[i];
      if (byte === QUOTE) return i;
      if (byte === BACKSLASH) i++;
      else if (byte === LF) line++;
    }
    escaped = i > length;
    return length;
  }

  return {
    push(chunk, from, batch, oneList = false) {
      const length = chunk.length;
      let start = from;
      let i = from;
      while (i < length) {
        const byte = chunk[i] as number;
        if (!inPiece) {
          if (between(byte, batch)) {
            inPiece = true;
            pieceLine = line;
            start = i;
            continue;
          }
          if (byte === LF) line++;
          i++;
          if (oneList && !inList) return i;
          continue;
        }
        if (inString) {
          i = stringEnd(chunk, i);
          if (i < length) {
            inString = false;
            i++;
            if (open.depth === 0 && !inList) finish(chunk.subarray(start, i), batch);
          }
          continue;
        }
        const matters = open.depth > 0 ? NESTED : OUTER;
        if (matters[byte] === 0) {
          i++;
          while (i < length && matters[chunk[i] as number] === 0) i++;
          continue;
        }
        if (byte === QUOTE) {
          inString = true;
          if (open.depth > 0) {
            i = stringEnd(chunk, i + 1);
            if (i === length) break;
            inString = false;
          }
        } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
          open.push(byte);
        } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
          const opener = byte === CLOSE_OBJECT ? OPEN_OBJECT : OPEN_LIST;
          const closes = open.close(opener);
          if (!closes && inList && byte === CLOSE_LIST && open.depth === 0) {
            finish(chunk.subarray(start, i), batch);
            continue;
          }
          if (open.depth === 0 && !inList) {
            finish(chunk.subarray(start, i + 1), batch);
            i++;
            continue;
          }
        } else if (open.depth === 0) {
          // A comma ends an element of a list; outside one, white space ends a bare word or number.
          if (inList ? byte === COMMA : isSpace(byte)) {
            finish(chunk.subarray(start, i), batch);
            continue;
          }
          if (byte === LF) line++;
        } else if (byte === LF) line++;
        i++;
      }
      if (inPiece && !blind) piece.add(chunk.subarray(start));
      return -1;
    },
    end(batch) {
      const cut = inPiece && (open.depth > 0 || inString);
      if (cut) {
        const over = piece.over;
        const place = { file, line: pieceLine };
        const bytes = piece.take();
        if (over) batch.push(tooLarge(place, limit, bytes));
        else {
          const text = bytes.subarray(0, 2000).toString("utf8");
          refuse(batch, pieceLine, "cut_off", "The file ends inside this object: it was cut off.", text);
        }
      } else {
        if (inPiece) finish(Buffer.alloc(0), batch);
        if (inList) {
          const message = `The file ends before the list that begins on line ${listLine} is closed: it was cut off.`;
          refuse(batch, line, "cut_off", message, "");
        }
      }
    },
    line: () => line,
  };
}

function trimEnd(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && isSpace(bytes[end - 1] as number)) end--;
  return end === bytes.length ? bytes : bytes.subarray(0, end);
}
