/** Written without quotes these read as the same text in every YAML: no other type, no indicator, no comment. */
const PLAIN = /^[A-Za-z_][\w./-]*$/;
/** Words that one version of YAML or another takes for no text. */
const RESERVED = /^(?:null|true|false|yes|no|on|off|y|n|nan|inf)$/i;
/** What YAML does not print, and what its older versions take for the end of a line. */
const UNPRINTED = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/**
 * A text as a YAML scalar on one line: bare where nothing could take it for anything else, else in double quotes.
 *
 * @example yamlScalar("issue_refund") // "issue_refund"
 * @example yamlScalar("2026-03") // '"2026-03"'
 */
export function yamlScalar(text: string): string {
  if (PLAIN.test(text) && !RESERVED.test(text)) return text;
  return JSON.stringify(text).replace(
    UNPRINTED,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
