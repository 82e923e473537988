import { canonicalJson } from "../../json/canonical-json.ts";
import { parseJson } from "../../json/parse-json.ts";
import type { RecordedCall } from "../model.ts";
import { preview } from "../preview.ts";

/** How an account's outcome of a call differs from another's. */
type OutcomeDifference = { readonly said: string; readonly was: string; readonly message: string };

/** Results shown in a difference; the whole stands with the call. */
const SHOWN = 500;

/**
 * Whether one account says that a call went otherwise: an error where the other has a result, or another result.
 * Null where one of them doesn't say, and where both failed: how an error is worded is nobody's lie.
 */
export function outcomeDifference(told: RecordedCall, seen: RecordedCall): OutcomeDifference | null {
  const failed = told.error !== null;
  const wasFailed = seen.error !== null;
  const said = told.error ?? told.result;
  const was = seen.error ?? seen.result;
  if (said === null || was === null || (failed && wasFailed)) return null;
  if (failed === wasFailed && (said === was || keyOf(said) === keyOf(was))) return null;
  const words = (isError: boolean, text: string) => `${isError ? "failed" : "gave"} ${preview(text)}`;
  return {
    said: said.slice(0, SHOWN),
    was: was.slice(0, SHOWN),
    message: `${words(failed, said)}, where it ${words(wasFailed, was)}`,
  };
}

/** Equal for equal values; a string that holds JSON is equal to that JSON. */
function keyOf(text: string): string {
  const read = parseJson(text);
  if (!read.ok) return text;
  if (read.node.type !== "string") return canonicalJson(read.node);
  const inner = parseJson(read.node.value);
  return inner.ok ? canonicalJson(inner.node) : canonicalJson(read.node);
}
