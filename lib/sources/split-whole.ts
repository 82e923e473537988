import { decodeText } from "./decode-text.ts";
import { PieceBuffer } from "./piece-buffer.ts";
import type { Splitter } from "./splitter.ts";
import { tooLarge } from "./too-large.ts";

/** The whole file as one piece. */
export function splitWhole(file: string, limit: number, syntax: "yaml" | null): Splitter {
  const piece = new PieceBuffer(limit);
  const place = { file, line: 1 };
  return {
    push(chunk) {
      piece.add(chunk);
      return [];
    },
    end() {
      if (piece.length === 0) return [];
      if (piece.over) return [tooLarge(place, limit, piece.take())];
      const decoded = decodeText(piece.take(), place);
      return ["text" in decoded && syntax !== null ? { ...decoded, syntax } : decoded];
    },
  };
}
