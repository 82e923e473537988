import { z } from "zod";

const text = z.string().nullish();
const any = z.unknown().optional();

const toolCall = z.object({
  id: text,
  function: z.object({ name: z.string({ error: "expected a string" }), arguments: any }),
});

const entry = z.object({
  role: z.string(),
  content: any,
  action: text,
  is_demo: z.boolean().nullish(),
  tool_calls: z.array(toolCall).nullish(),
  tool_call_ids: z.array(z.string()).nullish(),
});

/** A trajectory file: the fields that are read; all others are kept beside them. */
export const SWE_TRAJECTORY = z.object({
  history: z.array(entry),
  info: z
    .object({
      exit_status: text,
      model_stats: z
        .object({
          instance_cost: z.number().nullish(),
          tokens_sent: z.number().nullish(),
          tokens_received: z.number().nullish(),
        })
        .nullish(),
    })
    .nullish(),
  replay_config: any,
  instance_id: text,
});

export type HistoryEntry = z.infer<typeof entry>;
export type SweTrajectory = z.infer<typeof SWE_TRAJECTORY>;
