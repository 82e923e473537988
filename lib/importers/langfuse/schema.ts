import { z } from "zod";

const text = z.string().nullish();
const any = z.unknown().optional();

/** One observation: the fields that are read. */
const observation = z.object({
  id: z.string().min(1),
  type: z.string(),
  parentObservationId: text,
  name: text,
  startTime: text,
  endTime: text,
  level: text,
  statusMessage: text,
  model: text,
  toolCalls: any,
  toolCallNames: any,
});

const score = z.object({
  name: z.string(),
  value: any,
  stringValue: text,
  source: text,
  comment: text,
  observationId: text,
});

/** A trace with its observations beside it or inside of it; where both, those beside it are told in full. */
export const LANGFUSE_EXPORT = z.object({
  trace: z.object({
    id: z.string().min(1),
    timestamp: text,
    scores: z.array(score).nullish(),
    observations: z.array(z.unknown()).nullish(),
  }),
  observations: z.array(observation),
});

export type LangfuseExport = z.infer<typeof LANGFUSE_EXPORT>;
export type Observation = z.infer<typeof observation>;
export type Score = z.infer<typeof score>;
