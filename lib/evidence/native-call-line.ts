import type { CallSource, RecordedCall } from "../grading/model.ts";
import type { JsonText } from "../json/json-node.ts";
import { nativeObjectLine } from "./native-object-line.ts";

/**
 * A call as an object of the native format, on one line: what an import of it would read back. `source`: what the
 * line's record says of who recorded it.
 *
 * @example nativeCallLine(call, "provider") // '{"name":"ping","arguments_raw":"{}"}'
 */
export function nativeCallLine(call: RecordedCall, source: CallSource): JsonText {
  const quoted = (text: string | null) => (text === null ? null : (JSON.stringify(text) as JsonText));
  const number = (value: number | null) => (value === null ? null : (String(value) as JsonText));
  const raw = call.argumentsRaw;
  return nativeObjectLine(
    [
      ["call_id", quoted(call.callId)],
      ["name", quoted(call.name)],
      ["arguments_raw", call.providerParsed ? null : quoted(raw)],
      ["arguments_parsed", call.providerParsed ? (raw as JsonText | null) : null],
      ["dispatched_name", quoted(call.dispatchedName)],
      ["arguments_received", call.argumentsReceived],
      ["result", call.result],
      ["error", call.error],
      ["turn", number(call.turn)],
      ["started_at", quoted(call.startedAt)],
      ["latency_ms", number(call.latencyMs)],
      ["source", call.source === source ? null : quoted(call.source)],
    ],
    call.extra,
  );
}
