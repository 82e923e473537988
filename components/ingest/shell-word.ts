/**
 * A text as one word for a POSIX shell.
 *
 * @example shellWord("my suite") // "'my suite'"
 */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
