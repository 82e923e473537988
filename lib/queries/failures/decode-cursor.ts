import { ClaimcheckError } from "../../claimcheck-error.ts";
import type { CursorPart } from "./cursor-part.ts";
import type { PageCursor } from "./page-cursor.ts";

const INT_MAX = 2 ** 31 - 1;
const LONGEST_ID = 18;

const FITS: Readonly<Record<CursorPart, (part: unknown) => boolean>> = {
  text: (part) => typeof part === "string" && !part.includes("\0"),
  int: (part) => Number.isInteger(part) && Math.abs(part as number) <= INT_MAX,
  count: (part) => Number.isSafeInteger(part),
  id: (part) => typeof part === "string" && part.length <= LONGEST_ID && /^\d+$/.test(part),
  time: (part) =>
    typeof part === "string" &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(part) &&
    !Number.isNaN(Date.parse(part)),
};

/** The cursor that `encodeCursor` wrote; throws `usage` where the text is none of this order and shape. */
export function decodeCursor(text: string, sort: string, shape: readonly CursorPart[]): PageCursor {
  const [of, ...parts] = readParts(text);
  const fits = parts.length === shape.length && shape.every((part, index) => FITS[part](parts[index]));
  if (of !== sort || !fits) {
    throw new ClaimcheckError(
      "usage",
      "This page position is not one of this list. Start from its first page.",
    );
  }
  return parts as PageCursor;
}

function readParts(text: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
