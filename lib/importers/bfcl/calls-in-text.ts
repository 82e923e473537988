import type { RecordedCall } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { objectText } from "../object-text.ts";
import { pythonCalls } from "./python-calls.ts";

/**
 * The calls of texts that consist of nothing but calls in Python, each with all arguments named: how models without
 * an API for tools are asked to write them. Texts beside such ones are only said. Null where no text is one.
 *
 * @example callsInText(["[play(artist='A')]"])?.[0]?.argumentsRaw // '{"artist":"A"}'
 */
export function callsInText(texts: readonly string[]): RecordedCall[] | null {
  const calls: RecordedCall[] = [];
  for (const [turn, text] of texts.entries()) {
    const found = pythonCalls(text) ?? [];
    if (found.some(({ positional }) => positional.length > 0)) return null;
    for (const { name, named, text: source } of found) {
      calls.push({
        callId: null,
        name,
        argumentsRaw: objectText(named) ?? "{}",
        providerParsed: true,
        dispatchedName: null,
        argumentsReceived: null,
        result: null,
        error: null,
        turn,
        startedAt: null,
        latencyMs: null,
        source: "provider",
        extra: JSON.stringify({ call_text: source }) as JsonText,
      });
    }
  }
  return calls.length === 0 ? null : calls;
}
