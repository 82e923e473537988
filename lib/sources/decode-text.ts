import { isUtf8 } from "node:buffer";
import type { Reject, SourceElement } from "../importers/importer.ts";
import { invalidUtf8Offset } from "./invalid-utf8-offset.ts";

/** Where a piece of a file stands. */
export type Place = { readonly file: string; readonly line: number };

const SHOWN = 2000;

/** The element that `bytes` spell, or the reject of this piece alone where a byte of it is not UTF-8. */
export function decodeText(bytes: Buffer, place: Place): SourceElement | Reject {
  if (isUtf8(bytes)) return { text: bytes.toString("utf8"), line: place.line, file: place.file };
  const offset = invalidUtf8Offset(bytes);
  const byte = (bytes[offset] ?? 0).toString(16).padStart(2, "0").toUpperCase();
  return {
    file: place.file,
    line: place.line + newlinesBefore(bytes, offset),
    path: null,
    code: "not_utf8",
    message: `Byte ${offset + 1} of this piece (0x${byte}) is not UTF-8: save the file as UTF-8 and send it again.`,
    source: bytes.subarray(0, SHOWN).toString("utf8"),
  };
}

function newlinesBefore(bytes: Buffer, offset: number): number {
  let count = 0;
  for (let at = bytes.indexOf(10); at !== -1 && at < offset; at = bytes.indexOf(10, at + 1)) count++;
  return count;
}
