import { encodeStoredText } from "../json/encode-stored-text.ts";

/**
 * An id as the end of an address. Ids may contain slashes, so each part is encoded on its own; a part that a browser
 * would take for a step (`..`, nothing) gets a `~` before it. Takes any string: halves of surrogate pairs travel as
 * stored text. `idOfPath` reads it back.
 *
 * @example idPath("run 1/case/0") // "run%201/case/0"
 */
export function idPath(id: string): string {
  const parts = encodeStoredText(id).split("/");
  return parts.map((part) => encodeURIComponent(markPart(part))).join("/");
}

function markPart(part: string): string {
  return part === "" || part === "." || part === ".." || part.startsWith("~") ? `~${part}` : part;
}
