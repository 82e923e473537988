const BEFORE_ROOT: readonly (readonly [string, string])[] = [
  ["<?", "?>"],
  ["<!--", "-->"],
  ["<!DOCTYPE", ">"],
];

/**
 * Whether the outermost element of XML is that of a JUnit report, behind the declaration and comments.
 *
 * @example startsAsReport('<?xml version="1.0"?><testsuites>') // true
 */
export function startsAsReport(text: string): boolean {
  let at = 0;
  for (;;) {
    while (/\s/.test(text[at] ?? "")) at++;
    const before = BEFORE_ROOT.find(([open]) => text.startsWith(open, at));
    if (before === undefined) return /^<testsuites?[\s/>]/.test(text.slice(at, at + 20));
    const end = text.indexOf(before[1], at + before[0].length);
    if (end === -1) return false;
    at = end + before[1].length;
  }
}
