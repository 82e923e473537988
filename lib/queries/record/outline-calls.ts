import { createHash } from "node:crypto";
import type { CompiledSuite } from "../../grading/compiled-suite.ts";
import type { RecordedCall } from "../../grading/model.ts";
import { canonicalJson } from "../../json/canonical-json.ts";
import { readArguments } from "../../json/read-arguments.ts";
import type { CallOutline } from "./call-outline.ts";

/** Calls without their texts, in emission order. */
export function outlineCalls(suite: CompiledSuite, calls: readonly RecordedCall[]): CallOutline[] {
  const ids = new Map<string, number>();
  for (const { callId } of calls) if (callId !== null) ids.set(callId, (ids.get(callId) ?? 0) + 1);
  return calls.map((call) => ({
    name: call.name,
    dispatchedName: call.dispatchedName,
    callId: call.callId,
    turn: call.turn,
    latencyMs: call.latencyMs,
    startedAt: call.startedAt,
    source: call.source,
    providerParsed: call.providerParsed,
    sameAs: sameAs(call),
    effect: effectOf(suite, call.name),
    rawLength: call.argumentsRaw?.length ?? null,
    receivedLength: call.argumentsReceived?.length ?? null,
    idAmbiguous: call.callId !== null && (call.callId === "" || (ids.get(call.callId) ?? 0) > 1),
  }));
}

/** Longer texts are the same only where they are the same to the letter. */
const READ = 20_000;

function effectOf(suite: CompiledSuite, name: string): CallOutline["effect"] {
  const tool = suite.tools.get(name);
  return tool === undefined ? "unregistered" : (tool.effect ?? "undeclared");
}

function sameAs(call: RecordedCall): string {
  const raw = call.argumentsRaw ?? "";
  if (raw.length > READ)
    return createHash("sha256").update(JSON.stringify(call.name)).update(raw).digest("base64url");
  const read = readArguments(call.argumentsRaw);
  const text = read.object === null ? `raw ${call.argumentsRaw ?? ""}` : canonicalJson(read.object);
  return createHash("sha256").update(JSON.stringify(call.name)).update(text).digest("base64url");
}
