import type { JsonPlace } from "../transcript/json-place.ts";
import { callsIn } from "./calls-in.ts";
import type { EmittedCall } from "./emitted-call.ts";
import { opened } from "./opened.ts";
import { resultsIn } from "./results-in.ts";

/** The calls in the messages that a model was given, those behind the last message of the user. */
export function callsAsked(asked: JsonPlace | null): EmittedCall[] {
  if (asked === null) return [];
  const whole = opened(asked);
  const list = whole.isList ? whole : whole.first("messages", "contents", "input");
  const messages = list === null ? [] : opened(list).items();
  const last = messages.findLastIndex((message) => {
    const role = (message.get("message") ?? message).get("role")?.string();
    // Some providers give results in messages of the user.
    return (role === "user" || role === "human") && resultsIn(message).length === 0;
  });
  return messages.slice(last + 1).flatMap((message) => callsIn(message));
}
