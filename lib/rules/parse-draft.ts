import { preview } from "../grading/preview.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";
import type { JsonText } from "../json/json-node.ts";
import { parseJson } from "../json/parse-json.ts";

import { lastChanges } from "./last-changes.ts";
import { parseRuleText } from "./parse-rule-text.ts";
import type { RuleChange } from "./rule-change.ts";

export type ParsedDraft = {
  readonly changes: readonly RuleChange[];
  /** What could not be read, one sentence each; the changes are those that could. */
  readonly problems: readonly string[];
};

/** More is no draft that anybody made by hand. */
const MOST_CHANGES = 500;
const MOST_CHARACTERS = 100_000;

/**
 * Reads a draft as `printDraft` writes it. Never throws: a part that is no change is said, and the others hold.
 *
 * @example parseDraft("search/month=month").changes[0]?.tool // "search"
 */
export function parseDraft(text: string): ParsedDraft {
  if (text.length > MOST_CHARACTERS) return refused("The draft is too long to be read.");
  const parts = text.split(";").filter((part) => part.trim() !== "");
  if (parts.length > MOST_CHANGES) return refused(`The draft has more than ${MOST_CHANGES} changes.`);
  const changes: RuleChange[] = [];
  const problems: string[] = [];
  for (const part of parts) {
    const change = parsed(part);
    if (typeof change === "string") problems.push(`${preview(part)} in the draft is no change: ${change}`);
    else changes.push(change);
  }
  return { changes: lastChanges(changes), problems };
}

function parsed(part: string): RuleChange | string {
  const match = /^([^/=:]*)\/([^/=:]*)(:?=)(.*)$/su.exec(part);
  if (match === null) return "it is not of the form tool/parameter=rule.";
  const [tool, path, value] = [unescaped(match[1]), unescaped(match[2]), unescaped(match[4])];
  if (tool === null || path === null || value === null) return "its escapes can't be read.";
  if (tool === "" || path === "") return "it names no tool or no parameter.";
  if (match[3] === ":=") {
    if (value === "") return { kind: "default", tool, path, value: null };
    if (!parseJson(value).ok) return "its default is not JSON.";
    return { kind: "default", tool, path, value: value as JsonText };
  }
  if (value === "") return { kind: "norm", tool, path, rule: null };
  const rule = parseRuleText(value);
  return rule === null ? "its rule can't be read." : { kind: "norm", tool, path, rule };
}

function unescaped(text: string | undefined): string | null {
  try {
    return decodeStoredText(decodeURIComponent(text ?? ""));
  } catch {
    return null;
  }
}

function refused(problem: string): ParsedDraft {
  return { changes: [], problems: [problem] };
}
