import type { RecordedCall } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { jsonItemStarts } from "../json-item-starts.ts";
import { JsonMembers } from "../json-members.ts";
import { jsonValueEnd } from "../json-value-end.ts";

export type Output = {
  readonly calls: readonly RecordedCall[];
  /** What the model said in text, in order. */
  readonly said: readonly string[];
  /** Where something stands that is neither text nor a call (`result[0]`); null where nothing does. */
  readonly strange: string | null;
};

/**
 * The calls and texts in a result: a text; a list of `{name: arguments}`, emitted together; or a list of turns, each a
 * list of steps of either kind. `start` is the offset of the value in `text`. Arguments that are text are taken as
 * that text, all others as their source.
 */
export function readOutput(text: string, start: number): Output {
  const calls: RecordedCall[] = [];
  const said: string[] = [];
  let strange: string | null = null;
  let step = 0;

  function take(at: number, path: string, turn: number, extra: JsonText | null): void {
    if (text[at] === '"') said.push(String(JSON.parse(text.slice(at, jsonValueEnd(text, at)))));
    else if (text[at] === "{") calls.push(...callsOf(new JsonMembers(text, at), turn, extra));
    else if (text[at] === "[" && extra !== null) {
      for (const [index, inner] of jsonItemStarts(text, at).entries()) {
        if (text[inner] === "[") strange ??= `${path}[${index}]`;
        else take(inner, `${path}[${index}]`, turn, extra);
      }
    } else strange ??= path;
  }

  if (text[start] !== "[") take(start, "result", 0, null);
  else {
    const items = jsonItemStarts(text, start);
    const inTurns = items.some((at) => text[at] === "[");
    for (const [turn, at] of items.entries()) {
      if (!inTurns) take(at, `result[${turn}]`, 0, null);
      else {
        const steps = text[at] === "[" ? jsonItemStarts(text, at) : [at];
        for (const [index, stepAt] of steps.entries()) {
          const place = JSON.stringify({ turn, step: index }) as JsonText;
          take(stepAt, `result[${turn}][${index}]`, step++, place);
        }
      }
    }
  }
  return { calls, said, strange };
}

function callsOf(members: JsonMembers, turn: number, extra: JsonText | null): RecordedCall[] {
  return members.keys.map((name, index) => {
    const source = members.sourceAt(index);
    const isText = source.startsWith('"');
    const raw = isText ? String(JSON.parse(source)) : source === "null" ? null : source;
    return {
      callId: null,
      name,
      argumentsRaw: raw,
      providerParsed: !isText && raw !== null,
      dispatchedName: null,
      argumentsReceived: null,
      result: null,
      error: null,
      turn,
      startedAt: null,
      latencyMs: null,
      source: "provider",
      extra,
    };
  });
}
