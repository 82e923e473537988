import type { JsonPlace } from "../transcript/json-place.ts";
import { callsIn } from "./calls-in.ts";
import type { EmittedCall } from "./emitted-call.ts";
import { opened } from "./opened.ts";
import { textIn } from "./text-in.ts";

/**
 * What an answer holds that several fields tell, each in its way: the calls of the first that holds some, the words of
 * the first that has some. A text that is no message of any known shape is said as it stands.
 */
export function firstWithCalls(answers: readonly JsonPlace[]): {
  readonly calls: readonly EmittedCall[];
  readonly said: string;
} {
  let calls: readonly EmittedCall[] = [];
  let said = "";
  for (const answer of answers) {
    const found = callsIn(answer);
    if (calls.length === 0) calls = found;
    if (said === "") said = textIn(answer) || (found.length === 0 ? (plainText(answer) ?? "") : "");
  }
  return { calls, said };
}

function plainText(answer: JsonPlace): string | null {
  const inner = opened(answer);
  const isMessage = inner !== answer && (inner.isList || inner.get("role") !== null);
  return isMessage ? null : answer.string();
}
