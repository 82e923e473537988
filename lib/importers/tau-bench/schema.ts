import { z } from "zod";

const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
const text = z.string().nullish();
const any = z.unknown().optional();

const toolCall = z.object({
  id: z.union([z.string(), z.number()], { error: "expected a string" }).nullish(),
  function: z.object({ name: z.string(), arguments: any }),
});

const message = z.object({
  role: z.string(),
  content: any,
  tool_calls: z.array(toolCall).nullish(),
});

const action = z.object({
  name: z.string().min(1),
  kwargs: z.custom(isObject, { error: "expected an object" }).nullish(),
});

/** One run of one task, as tau-bench saves it: the fields that are read; all others are kept beside them. */
export const TAU_BENCH_RUN = z.object({
  task_id: z.union([z.int(), z.string().min(1)], { error: "expected a whole number or a string" }),
  trial: z.int().min(0).nullish(),
  reward: z.number().nullish(),
  info: z
    .object({
      task: z.object({ instruction: text, actions: z.array(action).nullish() }).nullish(),
      reward_info: z.object({ info: any }).nullish(),
      error: text,
    })
    .nullish(),
  traj: z.array(message),
});

export type TauBenchRun = z.infer<typeof TAU_BENCH_RUN>;
