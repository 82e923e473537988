import { textNormalizer } from "./reading/text-normalizer.ts";

const NOT_ASCII = /[\u0080-\uffff]/;
const DOTLESS_I = "\u0131";

/**
 * Text without regard to case: full case folding by way of upper case, code point by code point so that the
 * sigma at a word's end needs no context; lower case first, as ẞ has no upper case of its own but SS. A
 * dotless ı stays apart from i, as in Unicode's CaseFolding.txt.
 *
 * @example "STRASSE", "Straße" // key "strasse"
 */
export const caseInsensitive = textNormalizer({
  name: "case_insensitive",
  title: "Letter case",
  description: "Upper and lower case are one: EUR, eur and Eur.",
  form: (text) => (NOT_ASCII.test(text) ? Array.from(text, fold).join("") : text.toLowerCase()),
});

function fold(character: string): string {
  return character === DOTLESS_I ? character : character.toLowerCase().toUpperCase().toLowerCase();
}
