import { textNormalizer } from "./reading/text-normalizer.ts";

/**
 * Text in Unicode's composed form, NFC (UAX #15): a letter with a combining mark is the one composed letter.
 *
 * @example "A\u030arhus" // key "\u00c5rhus"
 */
export const unicodeNfc = textNormalizer({
  name: "unicode_nfc",
  title: "Composed letters",
  description:
    "A letter followed by a combining mark is the composed letter (NFC). For names; not for paths or ids.",
  form: (text) => text.normalize("NFC"),
});
