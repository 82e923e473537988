/**
 * The run of letters, digits and underscores around `offset`, or "" where none is there. At most 40 characters
 * to either side are looked at, so that a long run costs nothing.
 *
 * @example wordAt('{"a": None}', 6) // "None"
 */
export function wordAt(text: string, offset: number): string {
  const before = /[A-Za-z_0-9]*$/.exec(text.slice(Math.max(0, offset - 40), offset))?.[0] ?? "";
  const after = /^[A-Za-z_0-9]*/.exec(text.slice(offset, offset + 40))?.[0] ?? "";
  return before + after;
}
