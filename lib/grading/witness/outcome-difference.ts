import { canonicalJson } from "../../json/canonical-json.ts";
import { lastMembers } from "../../json/last-members.ts";
import { parseJson } from "../../json/parse-json.ts";
import type { RecordedCall } from "../model.ts";
import { preview } from "../preview.ts";

/** How an account's outcome of a call differs from another's. */
type OutcomeDifference = { readonly said: string; readonly was: string; readonly message: string };

/** Results shown in a difference; the whole stands with the call. */
const SHOWN = 500;

/**
 * Whether one account says that a call went otherwise: an error where the other has a result, or another result.
 * Null where one of them doesn't say, and where both failed: how an error is worded is nobody's lie. A result that
 * is the error's own text says so too: many logs, and most models, are told of errors that way.
 */
export function outcomeDifference(told: RecordedCall, seen: RecordedCall): OutcomeDifference | null {
  const failed = told.error !== null;
  const wasFailed = seen.error !== null;
  const said = told.error ?? told.result;
  const was = seen.error ?? seen.result;
  if (said === null || was === null || (failed && wasFailed)) return null;
  const isTold = failed ? tells(was, said) : wasFailed ? tells(said, was) : keyOf(said) === keyOf(was);
  if (said === was || isTold) return null;
  const words = (isError: boolean, text: string) => `${isError ? "failed" : "gave"} ${preview(text)}`;
  return {
    said: said.slice(0, SHOWN),
    was: was.slice(0, SHOWN),
    message: `${words(failed, said)}, where it ${words(wasFailed, was)}`,
  };
}

/** Whether a text is that of an error: its value, its message, or its name and message. */
function tells(text: string, error: string): boolean {
  if (keyOf(text) === keyOf(error)) return true;
  const read = parseJson(error);
  if (!read.ok || read.node.type !== "object") return false;
  const fields = lastMembers(read.node);
  const field = (key: string) => {
    const value = fields.get(key)?.value;
    return value?.type === "string" ? value.value : null;
  };
  const message = field("message");
  if (message === null || message === "") return false;
  const own = parseJson(text);
  const words = own.ok && own.node.type === "string" ? own.node.value : text;
  return (
    words === message || words === `${field("name") ?? "Error"}: ${message}` || words === `Error: ${message}`
  );
}

/** Equal for equal values; a string that holds JSON is equal to that JSON. */
function keyOf(text: string): string {
  const read = parseJson(text);
  if (!read.ok) return text;
  if (read.node.type !== "string") return canonicalJson(read.node);
  const inner = parseJson(read.node.value);
  return inner.ok ? canonicalJson(inner.node) : canonicalJson(read.node);
}
