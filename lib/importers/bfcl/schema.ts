import { z } from "zod";

const any = z.unknown().optional();
const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
const object = z.custom<Record<string, unknown>>(isObject, { error: "expected an object" });
const id = z.string().min(1);

/** A tool as a question, or a file of function documents, defines it. */
export const BFCL_FUNCTION = z.object({
  name: z.string().min(1),
  description: z.string().nullish(),
  parameters: object.nullish(),
});

export const BFCL_QUESTION = z.object({
  id,
  question: z.array(z.unknown()),
  function: z.union([z.array(BFCL_FUNCTION), BFCL_FUNCTION], { error: "expected a list" }).nullish(),
});

export const BFCL_ANSWER = z.object({ id, ground_truth: z.array(z.unknown()) });

export const BFCL_RESULT = z.object({
  id,
  result: z.union([z.string(), z.array(z.unknown())], { error: "expected a text or a list of calls" }),
  input_token_count: any,
  output_token_count: any,
  latency: any,
  traceback: any,
});

/** A row of a score file; a number as its id only counts the rows, and `prompt` has the question's. */
export const BFCL_SCORE = z.object({
  id: z.union([z.string().min(1), z.number()], { error: "expected a string" }).nullish(),
  model_name: z.string().nullish(),
  valid: z.boolean(),
  error: any,
  error_type: z.string().nullish(),
  prompt: any,
  possible_answer: any,
});

/** The first line of a score file. */
export const BFCL_TOTALS = z.object({
  accuracy: z.number().nullable(),
  correct_count: z.int().min(0),
  total_count: z.int().min(0),
});

export type BfclFunction = z.infer<typeof BFCL_FUNCTION>;
export type BfclQuestion = z.infer<typeof BFCL_QUESTION>;
export type BfclAnswer = z.infer<typeof BFCL_ANSWER>;
export type BfclResult = z.infer<typeof BFCL_RESULT>;
export type BfclScore = z.infer<typeof BFCL_SCORE>;
export type BfclTotals = z.infer<typeof BFCL_TOTALS>;
