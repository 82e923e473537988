import type { CallSource, RecordedCall } from "../../grading/model.ts";
import { KNOWN_FIELDS } from "../../importers/native/known-fields.ts";
import { utcTime } from "../../importers/utc-time.ts";
import type { JsonText } from "../../json/json-node.ts";
import { inlineJson } from "./inline-json.ts";
import { objectText } from "./object-text.ts";
import { plainText } from "./plain-text.ts";

const BOTH = new Set(["arguments_parsed"]);

/**
 * A call as the native format writes it. An import reads its raw argument text back to the last character. `source`:
 * what the line's record says of who recorded it.
 */
export function callText(call: RecordedCall, source: CallSource): JsonText {
  const { argumentsRaw: raw, providerParsed, startedAt } = call;
  const asObject = providerParsed && raw !== null && standsAsIs(raw);
  return objectText(
    [
      ["call_id", plainText(call.callId)],
      ["name", plainText(call.name)],
      ["arguments_raw", asObject ? null : plainText(raw)],
      ["arguments_parsed", asObject ? (raw as JsonText) : null],
      ["provider_parsed", plainText(providerParsed && !asObject ? true : null)],
      ["dispatched_name", plainText(call.dispatchedName)],
      ["arguments_received", call.argumentsReceived],
      ["result", call.result],
      ["error", call.error],
      ["turn", plainText(call.turn)],
      ["started_at", plainText(startedAt !== null && utcTime(startedAt) !== null ? startedAt : null)],
      ["latency_ms", plainText(call.latencyMs)],
      ["source", plainText(call.source === source ? null : call.source)],
    ],
    call.extra,
    KNOWN_FIELDS.call,
    // An import keeps a parsed form beside the raw text aside, and reads it back from there.
    raw !== null && !providerParsed ? BOTH : undefined,
  );
}

/** Whether an import would cut this very text out of the line again. */
function standsAsIs(raw: string): boolean {
  if (raw === "null" || raw !== raw.trim() || raw !== inlineJson(raw as JsonText)) return false;
  try {
    JSON.parse(raw);
    return true;
  } catch {
    return false;
  }
}
