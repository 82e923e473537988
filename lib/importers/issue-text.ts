import type { z } from "zod";
import { describeValue } from "./describe-value.ts";

type Issue = z.core.$ZodIssue;

/** What a schema refused, as a reject says it: where, and in one sentence what was wanted and what was found. */
export type IssueText = { readonly path: string; readonly message: string };

const NOUNS: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/**
 * The first of `issues` about `value`, with the number of the others.
 *
 * @example // { path: "tool_calls[2].name", message: "expected a string, got number 5" }
 */
export function issueText(issues: readonly Issue[], value: unknown): IssueText {
  const issue = issues[0];
  if (issue === undefined) return { path: "", message: "does not fit its kind" };
  const more = issues.length - 1;
  const others =
    more === 0 ? "" : ` (and ${more} more ${more === 1 ? "problem" : "problems"} in this object)`;
  return { path: pathText(issue.path), message: `${sentence(issue, at(value, issue.path))}${others}` };
}

function sentence(issue: Issue, found: unknown): string {
  if (found === undefined && issue.code !== "custom") return "is missing";
  switch (issue.code) {
    case "invalid_type":
      return `expected ${NOUNS[issue.expected] ?? issue.expected}, got ${describeValue(found)}`;
    case "invalid_value":
      return `expected ${issue.values.map((one) => JSON.stringify(one)).join(" or ")}, got ${describeValue(found)}`;
    case "too_small":
      return issue.origin === "string"
        ? "must not be empty"
        : `must be at least ${issue.minimum}, got ${describeValue(found)}`;
    case "too_big":
      return `must be at most ${issue.maximum}, got ${describeValue(found)}`;
    default:
      return `${issue.message}, got ${describeValue(found)}`;
  }
}

function pathText(path: readonly PropertyKey[]): string {
  let text = "";
  for (const part of path)
    text += typeof part === "number" ? `[${part}]` : `${text === "" ? "" : "."}${String(part)}`;
  return text;
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  let here = value;
  for (const part of path) {
    if (typeof here !== "object" || here === null || !Object.hasOwn(here, part)) return undefined;
    here = (here as Record<PropertyKey, unknown>)[part];
  }
  return here;
}
