import { codePointName } from "./code-point-name.ts";

/** Why a character is shown as a sign instead of itself. */
export type InvisibleKind =
  /** Tab, line feed, carriage return; only where they are asked for. */
  | "layout"
  /** U+0000 and the other control characters. */
  | "control"
  /** Half of a surrogate pair. */
  | "surrogate"
  | "byte_order_mark"
  /** Takes no room, yet makes the text another one. */
  | "zero_width"
  /** Changes the direction of what stands around it. */
  | "bidi";

export type TextSegment = {
  /** What to show. */
  readonly text: string;
  readonly kind: "plain" | InvisibleKind;
  /** The character that a sign stands for; null where the segment is plain. */
  readonly codePoint: number | null;
};

/** A joiner between two pictographs makes one picture of them, and is no hidden character there. */
const INVISIBLE =
  /[\p{Cc}\p{Surrogate}\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]|(?<!\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;

/**
 * A text cut into plain runs and signs for what a screen would not show: control characters, halves of
 * surrogate pairs, byte order marks, zero-width and direction characters. Joined, the `text`s of the plain runs
 * and the characters of the signs are the source. `layout` says whether tabs and line ends stay plain.
 *
 * @example visibleText("a\0b", "keep")
 * // [{ text: "a", kind: "plain", codePoint: null }, { text: "␀", kind: "control", codePoint: 0 }, …]
 */
export function visibleText(text: string, layout: "keep" | "show"): readonly TextSegment[] {
  const segments: TextSegment[] = [];
  let from = 0;
  for (const match of text.matchAll(INVISIBLE)) {
    const codePoint = match[0].codePointAt(0) ?? 0;
    const kind = kindOf(codePoint);
    if (kind === "layout" && layout === "keep") continue;
    if (match.index > from) segments.push(plain(text.slice(from, match.index)));
    segments.push({ text: signOf(codePoint), kind, codePoint });
    from = match.index + match[0].length;
  }
  if (from < text.length) segments.push(plain(text.slice(from)));
  return segments;
}

function plain(text: string): TextSegment {
  return { text, kind: "plain", codePoint: null };
}

function kindOf(codePoint: number): InvisibleKind {
  if (codePoint === 9 || codePoint === 10 || codePoint === 13) return "layout";
  if (codePoint < 0xa0 || codePoint === 0x2028 || codePoint === 0x2029) return "control";
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) return "surrogate";
  if (codePoint === 0xfeff) return "byte_order_mark";
  const bidi =
    codePoint === 0x61c ||
    codePoint === 0x200e ||
    codePoint === 0x200f ||
    (codePoint >= 0x202a && codePoint <= 0x202e) ||
    (codePoint >= 0x2066 && codePoint <= 0x2069);
  return bidi ? "bidi" : "zero_width";
}

/** Unicode has pictures for the first 32 control characters and for delete. */
function signOf(codePoint: number): string {
  if (codePoint < 32) return String.fromCharCode(0x2400 + codePoint);
  return codePoint === 127 ? "\u2421" : `\u27e8${codePointName(codePoint)}\u27e9`;
}
