import { encodeStoredText } from "../json/encode-stored-text.ts";
import { lastChanges } from "./last-changes.ts";
import type { RuleChange } from "./rule-change.ts";
import { ruleText } from "./rule-text.ts";

/**
 * A draft as one line for a URL: `tool/path=rule` sets a normalizer, `tool/path=` drops it, `tool/path:=literal`
 * and `tool/path:=` do so with a stated default; changes are parted by `;`. What has a meaning here is
 * percent-escaped in names and literals. `parseDraft` reads it back to the same changes, one for each place.
 *
 * @example printDraft([{ kind: "norm", tool: "search", path: "month", rule: { use: "month", options: {} } }]) // "search/month=month"
 */
export function printDraft(changes: Iterable<RuleChange>): string {
  return lastChanges(changes).map(printed).join(";");
}

function printed(change: RuleChange): string {
  const place = `${escaped(change.tool)}/${escaped(change.path)}`;
  if (change.kind === "norm") return `${place}=${change.rule === null ? "" : escaped(ruleText(change.rule))}`;
  return `${place}:=${change.value === null ? "" : escaped(change.value)}`;
}

function escaped(text: string): string {
  return encodeStoredText(text).replace(/[%;/=:]/g, encodeURIComponent);
}
