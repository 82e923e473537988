/**
 * How a misspelled name differs from the expected one: `other case`, `namespace added`, `control token leaked`,
 * `separators differ`, `white space`.
 *
 * @example relationOfNames("issue_refund", "issueRefund") // "other case or separators"
 */
export function relationOfNames(expected: string, called: string): string {
  if (called.includes("<|")) return "control token leaked";
  if (called.trim() !== called) return "white space around it";
  if (called.toLowerCase() === expected.toLowerCase()) return "other case";
  const folded = (name: string) => name.toLowerCase().replace(/[_\-\s]+/g, "");
  if (folded(called) === folded(expected)) return "other case or separators";
  return folded(called).endsWith(folded(expected)) ? "namespace added" : "namespace dropped";
}
