import { jsonValueEnd } from "./json-value-end.ts";

const WORD = /-?(?:NaN|Infinity)(?![\w$])/y;

/**
 * The text with each bare `NaN`, `Infinity` and `-Infinity` outside of strings replaced by `null`: what Python writes
 * for floats that JSON has no word for. All else stays; whether that is JSON is not looked at.
 *
 * @example withoutNonFinite('{"a": NaN, "b": "NaN"}') // '{"a": null, "b": "NaN"}'
 */
export function withoutNonFinite(text: string): string {
  let out = "";
  let kept = 0;
  for (let i = 0; i < text.length; ) {
    const code = text.charCodeAt(i);
    if (code === 0x22) {
      i = jsonValueEnd(text, i);
      continue;
    }
    if (code === 0x4e || code === 0x49 || code === 0x2d) {
      WORD.lastIndex = i;
      const word = WORD.exec(text)?.[0];
      if (word !== undefined) {
        out += `${text.slice(kept, i)}null`;
        i += word.length;
        kept = i;
        continue;
      }
    }
    i++;
  }
  return kept === 0 ? text : out + text.slice(kept);
}
