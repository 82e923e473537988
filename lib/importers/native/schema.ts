import { z } from "zod";
import { utcTime } from "../utc-time.ts";

/**
 * The shells of the native format's objects, version 1: which fields there are and what they hold. A field whose
 * literals matter is only checked for its shape here; its text is cut from the source. `null` is an absent field.
 */

const name = z.string().min(1);
const text = z.string().nullish();
const flag = z.boolean().nullish();
const list = z.array(z.unknown()).nullish();
const any = z.unknown().optional();

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const objectValue = z.custom<Record<string, unknown>>(isObject, { error: "expected an object", abort: true });
const object = objectValue.nullish();

const time = z
  .string()
  .refine((value) => utcTime(value) !== null, { error: "expected a time such as 2026-11-01T09:30:00Z" })
  .nullish();

type Check = (value: unknown) => string | null;

/** An object whose every value passes `check`. A plain record schema would lose a key named `__proto__`. */
const objectOf = (check: Check) =>
  objectValue
    .superRefine((value, context) => {
      for (const key of Object.keys(value)) {
        const error = check(value[key]);
        if (error !== null) context.addIssue({ code: "custom", path: [key], message: error });
      }
    })
    .nullish();

/** The type names of an expected argument; several spellings mean one type. */
const TYPE_NAMES = [
  "int",
  "integer",
  "float",
  "number",
  "bool",
  "boolean",
  "str",
  "string",
  "list",
  "array",
  "dict",
  "object",
  "null",
];
const isTypeName = (value: unknown) => typeof value === "string" && TYPE_NAMES.includes(value);
const typeNames: Check = (value) => {
  const names = Array.isArray(value) ? value : [value];
  return names.length > 0 && names.every(isTypeName)
    ? null
    : `expected a type name or a list of them (${TYPE_NAMES.join(", ")})`;
};
const acceptedValues: Check = (value) =>
  Array.isArray(value) && value.length > 0 ? null : "expected a list of at least one accepted value";
const flatValue: Check = (value) =>
  value === null || typeof value !== "object" ? null : "expected a plain value (labels are a flat object)";
const normalizerUse: Check = (value) =>
  (typeof value === "string" && value !== "") ||
  (isObject(value) && typeof value.use === "string" && value.use !== "")
    ? null
    : 'expected the name of a normalizer, or an object with "use"';

const expectedCall = z
  .object({
    name: text,
    tool: text,
    args: object,
    arg_types: objectOf(typeNames),
    args_any_of: objectOf(acceptedValues),
    optional_args: z.array(z.string()).nullish(),
  })
  .superRefine((call, context) => {
    const problem = nameProblem(call.name ?? null, call.tool ?? null);
    if (problem !== null) context.addIssue({ code: "custom", message: problem });
  });

function nameProblem(given: string | null, alias: string | null): string | null {
  if (given !== null && alias !== null && given !== alias)
    return 'expected one tool, but "name" and "tool" differ';
  return (given ?? alias ?? "") === ""
    ? 'expected "name" (or "tool") with the name of the expected tool'
    : null;
}

const expectedEffect = z.object({
  name,
  path: z.string(),
  exists: any,
  absent: any,
  count: z.int().min(0).nullish(),
});

const source = z.enum(["provider", "observer", "agent_log"]).nullish();

const call = z.object({
  call_id: text,
  name: z.string(),
  arguments_raw: text,
  arguments_parsed: any,
  provider_parsed: flag,
  dispatched_name: text,
  arguments_received: any,
  result: any,
  error: any,
  turn: z.int().nullish(),
  started_at: time,
  latency_ms: z.number().nullish(),
  source,
});

export const NATIVE_SCHEMA = {
  suite: z.object({
    kind: z.literal("suite"),
    suite: name.nullish(),
    args_match: z.enum(["named", "exact"]).nullish(),
    repeats: z.enum(["signal", "forbid"]).nullish(),
  }),
  tool: z.object({
    kind: z.literal("tool"),
    name,
    description: text,
    input_schema: object,
    effect: z.enum(["side_effecting", "read_only"]).nullish(),
    defaults: object,
    eval_norms: objectOf(normalizerUse),
    found: flag,
  }),
  case: z.object({
    kind: z.literal("case"),
    case_id: name,
    input: any,
    expect_tool_calls: z.array(expectedCall).nullish(),
    accept: z.array(z.array(expectedCall)).nullish(),
    ordered: flag,
    forbid_other_side_effects: flag,
    expect_effects: z.array(expectedEffect).nullish(),
    tags: z.array(z.string()).nullish(),
    found: flag,
  }),
  run: z.object({
    kind: z.literal("run"),
    run_id: name,
    started_at: time,
    agent: text,
    model: text,
    git_sha: text,
    labels: objectOf(flatValue),
  }),
  record: z
    .object({
      kind: z.literal("record"),
      record_id: name.nullish(),
      run_id: name,
      case_id: name,
      trial: z.int().min(0).nullish(),
      source,
      tool_calls: z.array(call).nullish(),
      final_message: text,
      messages: list,
      usage: z
        .object({
          input_tokens: z.number().nullish(),
          output_tokens: z.number().nullish(),
          cost_usd: z.number().nullish(),
          latency_ms: z.number().nullish(),
        })
        .nullish(),
      harness_verdict: z.enum(["pass", "fail"]).nullish(),
      harness_reason: text,
      effects: z.array(z.object({ name: z.string(), passed: z.boolean(), detail: any })).nullish(),
      world: object,
      error: text,
    })
    .superRefine((record, context) => {
      if ((record.tool_calls ?? null) !== null || (record.error ?? null) !== null) return;
      const message = "expected the list of calls ([] where the agent made none)";
      context.addIssue({ code: "custom", path: ["tool_calls"], message });
    }),
  label: z.object({
    kind: z.literal("label"),
    record_id: name,
    call_index: z.int().min(0).nullish(),
    reviewer: name,
    truth: z.enum(["agent_right", "agent_wrong", "unsure"]),
    cause: text,
    note: text,
    labelled_at: time,
    sample_id: text,
  }),
  expectedCall,
  expectedEffect,
  call,
};
