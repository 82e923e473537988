/** A cell of a CSV line, and whether it says something else than the value did. */
export type CsvCell = { readonly text: string; readonly changed: boolean };

/** What a spreadsheet starts a formula at, also after characters that don't show, and its full-width forms. */
const STARTS_FORMULA = /^(?:[\t\r\n]|[\p{Cc}\p{Cf}\p{Z}]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;
/** A JSON number: a spreadsheet reads it as that number and runs nothing. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** UTF-8 has no half pairs, and many readers end a cell at U+0000. */
const NOT_WRITABLE = /[\0\p{Surrogate}]/gu;

/**
 * A value as a CSV cell that no spreadsheet runs: a text that would start a formula gets an apostrophe before it;
 * U+0000 and half surrogate pairs are written as `\u0000`. Numbers, and texts that are numbers, stay as they are;
 * null is an empty cell without quotes, an empty text one with them.
 *
 * @example csvCell("=1+1") // { text: "\"'=1+1\"", changed: true }
 * @example csvCell("-5") // { text: "\"-5\"", changed: false }
 */
export function csvCell(value: string | number | null): CsvCell {
  if (value === null) return { text: "", changed: false };
  if (typeof value === "number") return { text: String(value), changed: false };
  const written = value.replace(
    NOT_WRITABLE,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const guarded = STARTS_FORMULA.test(written) && !NUMBER.test(written) ? `'${written}` : written;
  return { text: `"${guarded.replaceAll('"', '""')}"`, changed: guarded !== value };
}
