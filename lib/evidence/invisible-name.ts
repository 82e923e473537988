const NAMES: ReadonlyMap<number, string> = new Map([
  [0x00, "NUL"],
  [0x08, "backspace"],
  [0x09, "tab"],
  [0x0a, "line feed"],
  [0x0d, "carriage return"],
  [0x1b, "escape"],
  [0x7f, "delete"],
  [0xa0, "no-break space"],
  [0xad, "soft hyphen"],
  [0x200b, "zero width space"],
  [0x200c, "zero width non-joiner"],
  [0x200d, "zero width joiner"],
  [0x200e, "left-to-right mark"],
  [0x200f, "right-to-left mark"],
  [0x2028, "line separator"],
  [0x2029, "paragraph separator"],
  [0x202a, "left-to-right embedding"],
  [0x202b, "right-to-left embedding"],
  [0x202c, "pop directional formatting"],
  [0x202d, "left-to-right override"],
  [0x202e, "right-to-left override"],
  [0x2060, "word joiner"],
  [0x2066, "left-to-right isolate"],
  [0x2067, "right-to-left isolate"],
  [0x2068, "first strong isolate"],
  [0x2069, "pop directional isolate"],
  [0xfeff, "byte order mark"],
]);

/**
 * What a code point is called that a reader can't see, or that moves what stands around it; null for one that
 * shows itself. Lone surrogates are told by their value: hand over a code unit where it stands alone.
 * Classes: Unicode general categories Cc, Cf, Zl, Zp, Cs, plus blank letters and spaces other than U+0020.
 *
 * @example invisibleName(0x202e) // "right-to-left override"
 * @example invisibleName(0x41) // null
 */
export function invisibleName(codePoint: number): string | null {
  if (codePoint >= 0x20 && codePoint < 0x7f) return null;
  const name = NAMES.get(codePoint);
  if (name !== undefined) return name;
  if (codePoint < 0xa0) return "control character";
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) return "lone surrogate";
  if (codePoint >= 0xe0000 && codePoint <= 0xe007f) return "tag character";
  if (codePoint >= 0x2000 && codePoint <= 0x200a) return "space of another width";
  if (codePoint === 0x115f || codePoint === 0x1160 || codePoint === 0x3164 || codePoint === 0xffa0) {
    return "blank letter";
  }
  if (codePoint === 0x202f || codePoint === 0x205f || codePoint === 0x3000 || codePoint === 0x1680) {
    return "space of another width";
  }
  if (/\p{Cf}/u.test(String.fromCodePoint(codePoint))) return "format character";
  return null;
}
