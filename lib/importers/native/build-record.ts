import type { z } from "zod";
import type { EffectResult, RecordObject, Usage } from "../../grading/model.ts";
import { jsonItemStarts } from "../json-item-starts.ts";
import { JsonMembers } from "../json-members.ts";
import { buildCall } from "./build-call.ts";
import { extraText } from "./extra-text.ts";
import { KNOWN_FIELDS } from "./known-fields.ts";
import type { NATIVE_SCHEMA } from "./schema.ts";

type Shell = z.infer<typeof NATIVE_SCHEMA.record>;

/** The record that a checked shell describes; `calls` are the members of its calls, in order. */
export function buildRecord(
  shell: Shell,
  text: string,
  members: JsonMembers,
  calls: readonly JsonMembers[],
): RecordObject {
  const trial = shell.trial ?? 0;
  const source = shell.source ?? "provider";
  const kept: string[] = [];
  return {
    kind: "record",
    recordId: shell.record_id ?? `${shell.run_id}/${shell.case_id}/${trial}`,
    runId: shell.run_id,
    caseId: shell.case_id,
    trial,
    ...(shell.source ? { source } : {}),
    toolCalls: (shell.tool_calls ?? []).map((call, index) =>
      buildCall(call, calls[index] as JsonMembers, source),
    ),
    finalMessage: shell.final_message ?? null,
    messages: members.given("messages"),
    usage: shell.usage ? usage(shell.usage, text, members.start("usage"), kept) : null,
    harnessVerdict: shell.harness_verdict ?? null,
    harnessReason: shell.harness_reason ?? null,
    effects: shell.effects ? effectResults(shell.effects, text, members.start("effects"), kept) : null,
    world: members.given("world"),
    error: shell.error ?? null,
    extra: extraText(members, KNOWN_FIELDS.record, kept),
  };
}

const USAGE_FIELDS = new Set(["input_tokens", "output_tokens", "cost_usd", "latency_ms"]);
const EFFECT_FIELDS = new Set(["name", "passed", "detail"]);

function usage(shell: NonNullable<Shell["usage"]>, text: string, start: number, kept: string[]): Usage {
  if (new JsonMembers(text, start).without(USAGE_FIELDS) !== null) kept.push("usage");
  return {
    inputTokens: shell.input_tokens ?? null,
    outputTokens: shell.output_tokens ?? null,
    costUsd: shell.cost_usd ?? null,
    latencyMs: shell.latency_ms ?? null,
  };
}

function effectResults(
  shells: NonNullable<Shell["effects"]>,
  text: string,
  start: number,
  kept: string[],
): EffectResult[] {
  const members = jsonItemStarts(text, start).map((at) => new JsonMembers(text, at));
  if (members.some((one) => one.without(EFFECT_FIELDS) !== null)) kept.push("effects");
  return shells.map((shell, index) => ({
    name: shell.name,
    passed: shell.passed,
    detail: members[index]?.given("detail") ?? null,
  }));
}
