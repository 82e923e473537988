/** Longer names are no slip of the pen, and are not worth folding. */
const MAX_NAME = 512;
const CONTROL_TOKEN = /<\|[^|>]*\|>/;
const GENERIC_NAMESPACE = /^(?:functions|default_api)\./i;
const DROPPED = /[_\-\s]+/g;
const SEPARATOR = /\.|__|\/|:+/g;

/**
 * Whether a called name is the expected one misspelled (G9): equal after dropping a namespace (`functions.`,
 * `default_api.`, `server__`, `server.`), case, `_`, `-`, white space and leaked control tokens
 * (`<|channel|>commentary`), and not equal. Where the called name is a registered tool itself, a namespace is
 * dropped from one of the two only: two servers' tools of one name are two tools.
 *
 * @example isNameVariant("functions.issueRefund", "issue_refund") // true
 * @example isNameVariant("find", "crm_find") // false
 */
export function isNameVariant(called: string, expected: string, isRegistered = false): boolean {
  if (called === expected || called.length > MAX_NAME || expected.length > MAX_NAME) return false;
  const a = forms(called);
  const b = forms(expected);
  const whole = a[0] ?? "";
  const wanted = b[0] ?? "";
  if (a.includes(wanted) || b.includes(whole)) return true;
  return !isRegistered && a.some((form) => b.includes(form));
}

/** The folded name, then the folded name without its namespaces, one more dropped each time; never empty. */
function forms(name: string): string[] {
  let bare = withoutControlTokens(name).trim();
  while (GENERIC_NAMESPACE.test(bare)) bare = bare.replace(GENERIC_NAMESPACE, "");
  const found = [fold(bare)];
  for (const match of bare.matchAll(SEPARATOR)) found.push(fold(bare.slice(match.index + match[0].length)));
  return found.filter((form) => form !== "");
}

/** What stands before the first control token; where nothing does, what stands after the tokens. */
function withoutControlTokens(name: string): string {
  const parts = name.split(CONTROL_TOKEN);
  return parts.find((part) => part.trim() !== "") ?? "";
}

function fold(name: string): string {
  return name.toLowerCase().replace(DROPPED, "");
}
