import { hash } from "node:crypto";
import type { ExpectedCall, NativeObject, RecordedCall } from "../../grading/model.ts";
import { sourceOfRecord } from "../../grading/source-of-record.ts";

/**
 * A hash over what an object says, whatever its spelling was, as a UUID (the first 128 bits of SHA-256).
 * Every field is listed, so that a reader that builds its objects otherwise makes the same hash.
 */
export function fingerprint(object: NativeObject): string {
  // JSON.stringify escapes lone surrogates, which UTF-8 alone would all turn into the same character.
  return toUuid(hash("sha256", JSON.stringify(fields(object)), "hex"));
}

function fields(object: NativeObject): unknown[] {
  switch (object.kind) {
    case "suite":
      return ["suite", object.argsMatch, object.repeats, object.extra];
    case "tool":
      return [
        "tool",
        object.name,
        object.description,
        object.inputSchema,
        object.effect,
        object.defaults,
        sorted(object.evalNorms).map(([path, norm]) => [path, norm.use, sorted(norm.options)]),
        object.extra,
        ...(object.found ? ["found"] : []),
      ];
    case "case":
      return [
        "case",
        object.caseId,
        object.input,
        object.expectToolCalls?.map(expectedCall) ?? null,
        object.accept.map((calls) => calls.map(expectedCall)),
        object.ordered,
        object.forbidOtherSideEffects,
        object.expectEffects.map((effect) => [
          effect.name,
          effect.path,
          effect.exists,
          effect.absent,
          effect.count,
        ]),
        object.tags,
        object.extra,
        ...(object.found ? ["found"] : []),
      ];
    case "run":
      return [
        "run",
        object.runId,
        object.startedAt,
        object.agent,
        object.model,
        object.gitSha,
        object.labels,
        object.extra,
      ];
    case "record":
      return [
        "record",
        object.recordId,
        object.runId,
        object.caseId,
        object.trial,
        object.toolCalls.map(recordedCall),
        object.finalMessage,
        object.messages,
        object.usage && [
          object.usage.inputTokens,
          object.usage.outputTokens,
          object.usage.costUsd,
          object.usage.latencyMs,
        ],
        object.harnessVerdict,
        object.harnessReason,
        object.effects?.map((effect) => [effect.name, effect.passed, effect.detail]) ?? null,
        object.world,
        object.error,
        object.extra,
        // Only what the calls don't tell already: said or not, it is the same record.
        ...(object.source === undefined || object.source === sourceOfRecord({ toolCalls: object.toolCalls })
          ? []
          : [object.source]),
      ];
    case "label":
      return [
        "label",
        object.recordId,
        object.callIndex,
        object.reviewer,
        object.truth,
        object.cause,
        object.note,
        object.labelledAt,
        object.sampleId,
        object.extra,
      ];
  }
}

function expectedCall(call: ExpectedCall): unknown[] {
  return [call.name, call.args, sorted(call.argTypes), sorted(call.argsAnyOf), call.optionalArgs, call.extra];
}

function recordedCall(call: RecordedCall): unknown[] {
  return [
    call.callId,
    call.name,
    call.argumentsRaw,
    call.providerParsed,
    call.dispatchedName,
    call.argumentsReceived,
    call.result,
    call.error,
    call.turn,
    call.startedAt,
    call.latencyMs,
    call.source,
    call.extra,
  ];
}

function sorted<T>(map: Readonly<Record<string, T>>): [string, T][] {
  return Object.entries(map).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

function toUuid(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}
