import type { TableMapping } from "./schema.ts";

const PASS = ["pass", "passed", "true", "1", "1.0", "yes", "ok", "success", "correct"];
const FAIL = ["fail", "failed", "false", "0", "0.0", "no", "failure", "incorrect", "wrong"];

/**
 * What a value of the verdict's column says; `unknown` where the mapping does not tell. White space around it and its
 * case don't matter; an empty value says nothing (null).
 *
 * @example readVerdict("PASSED", mapping) // "pass"
 */
export function readVerdict(text: string, { pass, fail }: TableMapping): "pass" | "fail" | "unknown" | null {
  const word = text.trim().toLowerCase();
  const among = (words: readonly string[]) => words.some((one) => one.trim().toLowerCase() === word);
  if (word === "") return null;
  if (among(pass ?? (fail === undefined ? PASS : []))) return "pass";
  if (among(fail ?? (pass === undefined ? FAIL : []))) return "fail";
  // Where one side is named alone, all else is the other.
  if (pass !== undefined && fail === undefined) return "fail";
  return fail !== undefined && pass === undefined ? "pass" : "unknown";
}
