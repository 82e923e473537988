import { z } from "zod";

const text = z.string().nullish();
const any = z.unknown().optional();
const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
const object = z.custom<object>(isObject, { error: "expected an object" });

/** A log without its samples: the header entry of an archive, or the document around the samples. */
export const INSPECT_LOG = z.object({
  version: z.number(),
  status: text,
  eval: z.object({
    eval_id: text,
    run_id: text,
    task_id: text,
    task: text,
    created: text,
    model: text,
    solver: text,
    revision: z.object({ commit: text }).nullish(),
  }),
  error: z.object({ message: text }).nullish(),
});

const toolCall = z.object({
  id: text,
  function: z.string({ error: "expected a string" }),
  arguments: any,
  parse_error: text,
});

const message = z.object({
  role: z.string(),
  content: any,
  tool_calls: z.array(toolCall).nullish(),
  tool_call_id: text,
  error: object.nullish(),
});

const usage = z.object({
  input_tokens: z.number().nullish(),
  output_tokens: z.number().nullish(),
  total_cost: z.number().nullish(),
});

/** One sample: the fields that are read; all others are kept beside them. */
export const INSPECT_SAMPLE = z.object({
  id: z.union([z.number(), z.string().min(1)], { error: "expected a string or a number" }),
  epoch: z.int().min(0),
  messages: z.array(message).nullish(),
  scores: z.record(z.string(), z.object({ value: any, explanation: any }).nullable()).nullish(),
  score: z.object({ value: any, explanation: any }).nullish(),
  model_usage: z.record(z.string(), usage).nullish(),
  total_time: z.number().min(0).nullish(),
  limit: z
    .union([z.string(), z.object({ type: z.string(), limit: any })], { error: "expected an object" })
    .nullish(),
  error: z.union([z.string(), z.object({ message: text })], { error: "expected an object" }).nullish(),
  attachments: z.record(z.string(), any).nullish(),
  events: z.array(z.unknown()).nullish(),
});

/** Of a sample in chunks: which messages of the log are its own, each pair a first one and the one behind the last. */
export const MESSAGE_REFS = z.object({ message_refs: z.array(z.array(z.int().min(0))).nullish() });

/** What is read of the two kinds of events that say more of a call; an event of another shape says nothing. */
export const INSPECT_EVENT = {
  model: z.object({
    event: z.literal("model"),
    tools: z.array(z.object({ name: z.string().min(1) })).nullish(),
  }),
  tool: z.object({ event: z.literal("tool"), id: z.string(), timestamp: z.string(), completed: text }),
};

/** The two answers of a provider in which the arguments of a call are text. */
export const PROVIDER_RESPONSE = {
  chat: z.object({
    choices: z.array(
      z.object({
        message: z.object({
          tool_calls: z.array(
            z.object({ id: z.string(), function: z.object({ name: z.string(), arguments: z.string() }) }),
          ),
        }),
      }),
    ),
  }),
  output: z.object({
    type: z.literal("function_call"),
    call_id: z.string(),
    name: z.string(),
    arguments: z.string(),
  }),
};

export type InspectLog = z.infer<typeof INSPECT_LOG>;
export type InspectSample = z.infer<typeof INSPECT_SAMPLE>;
export type InspectMessage = z.infer<typeof message>;
export type InspectCall = z.infer<typeof toolCall>;
