/** Longer strings are not tried. */
const MAX_LENGTH = 20_000;

/**
 * What would make two unequal strings equal, in words; null where none of the tried things does. Tells the reader
 * of look-alikes; decides nothing.
 *
 * @example nearMiss("\u00c5rhus", "A\u030arhus") // "equal after NFC"
 */
export function nearMiss(a: string, b: string): string | null {
  if (a.length > MAX_LENGTH || b.length > MAX_LENGTH || a === b) return null;
  if (a.normalize("NFC") === b.normalize("NFC")) return "equal after NFC";
  if (a.normalize("NFKC") === b.normalize("NFKC")) return "equal after NFKC";
  if (a.toLowerCase() === b.toLowerCase()) return "equal but for letter case";
  if (a.replace(/\s+/g, "") === b.replace(/\s+/g, "")) return "equal but for white space";
  if (a.replace(/[\p{Cf}\p{Cc}]/gu, "") === b.replace(/[\p{Cf}\p{Cc}]/gu, "")) {
    return "equal but for invisible characters";
  }
  return null;
}
