import { z } from "zod";

const text = z.string().nullish();
const any = z.unknown().optional();
const number = z.number().nullish();
const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
const object = z.custom<object>(isObject, { error: "expected an object" });

/** A results file without its simulations: what was run, and the tasks. */
export const TAU2_RESULTS = z.object({
  timestamp: text,
  info: z.object({
    git_commit: text,
    agent_info: z.object({ implementation: text, llm: text }).nullish(),
    environment_info: z.object({ domain_name: text, tool_defs: any }).nullish(),
  }),
  tasks: z.array(z.unknown()).nullish(),
});

const action = z.object({
  requestor: text,
  name: z.string().min(1),
  arguments: object.nullish(),
  compare_args: z.array(z.string()).nullish(),
});

/** One task: the fields that are read; all others are kept beside them. */
export const TAU2_TASK = z.object({
  id: z.union([z.string().min(1), z.int()], { error: "expected a string" }),
  evaluation_criteria: z
    .object({ actions: z.array(action).nullish(), reward_basis: z.array(z.string()).nullish() })
    .nullish(),
});

const toolCall = z.object({
  id: text,
  name: z.string(),
  arguments: any,
  requestor: text,
});

const message = z.object({
  role: z.string(),
  id: text,
  content: any,
  requestor: text,
  error: z.boolean().nullish(),
  timestamp: text,
  tool_calls: z.array(toolCall).nullish(),
  usage: z.object({ prompt_tokens: number, completion_tokens: number }).nullish(),
  raw_data: any,
});

/** A check of an expected call, where it says what kind of tool that is; one of another shape says nothing. */
export const TAU2_ACTION_CHECK = z.object({
  action: z.object({ name: z.string().min(1), requestor: text }),
  tool_type: z.string(),
});

/** A tool as the environment lists it. */
export const TAU2_TOOL_DEFINITION = z.object({
  name: z.string().min(1),
  doc: text,
  params: object.nullish(),
});

const envCheck = z.object({
  env_assertion: z.object({ func_name: text }).nullish(),
  met: z.boolean(),
});

const rewardInfo = z.object({
  reward: number,
  db_check: z.object({ db_match: z.boolean().nullish() }).nullish(),
  env_assertions: z.array(envCheck).nullish(),
  action_checks: z.array(z.unknown()).nullish(),
  communicate_checks: z.array(z.object({ info: any, met: z.boolean().nullish() })).nullish(),
  reward_basis: z.array(z.string()).nullish(),
  reward_breakdown: z.record(z.string(), any).nullish(),
  info: any,
});

/** One simulation: the fields that are read; all others are kept beside them. */
export const TAU2_SIMULATION = z.object({
  id: text,
  task_id: z.union([z.string().min(1), z.int()], { error: "expected a string" }),
  trial: z.int().min(0).nullish(),
  duration: number,
  termination_reason: text,
  agent_cost: number,
  reward_info: rewardInfo.nullish(),
  messages: z.array(message).nullish(),
});

/** A provider's answer as it came, in which the arguments of a call are text. */
export const TAU2_RAW_MESSAGE = z.object({
  tool_calls: z.array(
    z.object({ id: z.string(), function: z.object({ name: z.string(), arguments: z.string() }) }),
  ),
});

export type Tau2Results = z.infer<typeof TAU2_RESULTS>;
export type Tau2Task = z.infer<typeof TAU2_TASK>;
export type Tau2Simulation = z.infer<typeof TAU2_SIMULATION>;
export type Tau2Message = z.infer<typeof message>;
export type Tau2RewardInfo = z.infer<typeof rewardInfo>;
