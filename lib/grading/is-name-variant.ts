import { nameForms } from "./name-forms.ts";

/** Longer names are no slip of the pen, and are not worth folding. */
const MAX_NAME = 512;

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
  const a = nameForms(called);
  const b = nameForms(expected);
  const whole = a[0] ?? "";
  const wanted = b[0] ?? "";
  if (a.includes(wanted) || b.includes(whole)) return true;
  return !isRegistered && a.some((form) => b.includes(form));
}
