import { encodeStoredText } from "../json/encode-stored-text.ts";

/**
 * The page of a record below its suite. Record ids contain slashes, so each part is encoded on its own; a part that
 * a browser would take for a step (`..`, nothing) gets a `~` before it. Takes any string: halves of surrogate pairs
 * travel as stored text. `recordIdOfPath` reads it back.
 *
 * @example recordPage("run 1/case/0") // "records/run%201/case/0"
 */
export function recordPage(recordId: string): string {
  const parts = encodeStoredText(recordId).split("/");
  return `records/${parts.map((part) => encodeURIComponent(markPart(part))).join("/")}`;
}

function markPart(part: string): string {
  return part === "" || part === "." || part === ".." || part.startsWith("~") ? `~${part}` : part;
}
