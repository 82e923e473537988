/** UTF-16 units of a text that a finding or a difference carries; the whole stays with the call and the case. */
const MAX_TEXT = 4096;

/**
 * A text for showing: whole up to 4,096 UTF-16 units, else its beginning and the length of the rest
 * (`"xxxx… (+395,904)`), never cut within a surrogate pair. Nothing is compared by it.
 */
export function boundedText(text: string, start = 0, end = text.length): string {
  if (end - start <= MAX_TEXT) return text.slice(start, end);
  let cut = start + MAX_TEXT;
  const last = text.charCodeAt(cut - 1);
  if (last >= 0xd800 && last <= 0xdbff) cut -= 1;
  return `${text.slice(start, cut)}… (+${(end - cut).toLocaleString("en")})`;
}
