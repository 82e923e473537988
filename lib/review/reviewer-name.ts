const MAX_LENGTH = 80;

/**
 * A reviewer's name as it is kept: trimmed, inner white space single, at most 80 characters; null where nothing
 * that can be seen is left.
 *
 * @example reviewerName("  Mira   K. ") // "Mira K."
 */
export function reviewerName(text: string): string | null {
  const name = text
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  return name === "" ? null : Array.from(name).slice(0, MAX_LENGTH).join("").trim();
}
