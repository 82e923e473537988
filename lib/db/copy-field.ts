const SPECIAL = /[\\\n\r\t]/;
const EVERY_SPECIAL = /[\\\n\r\t]/g;
const ESCAPED: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** One field in Postgres's COPY text form. Text must already be in the stored-text form. */
export function copyField(value: string | number | bigint | boolean | null): string {
  if (value === null) return "\\N";
  if (typeof value !== "string") return value === true ? "t" : value === false ? "f" : String(value);
  return SPECIAL.test(value) ? value.replace(EVERY_SPECIAL, escaped) : value;
}

function escaped(char: string): string {
  return ESCAPED[char] ?? char;
}
