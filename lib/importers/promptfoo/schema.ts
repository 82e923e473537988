import { z } from "zod";

const text = z.string().nullish();
const any = z.unknown().optional();
const number = z.number().nullish();
const index = z.int().min(0).nullish();

const provider = z
  .union([z.string(), z.object({ id: text, label: text })], { error: "expected a string or an object" })
  .nullish();

const tokenUsage = z.object({ prompt: number, completion: number, cached: number }).nullish();

const response = z
  .object({ output: any, tokenUsage, cost: number, cached: z.boolean().nullish(), error: any })
  .nullish();

const gradingResult = z
  .object({
    reason: text,
    componentResults: z.array(z.object({ pass: z.boolean().nullish(), reason: text }).nullable()).nullish(),
  })
  .nullish();

const testCase = z.object({ description: text }).nullish();

/** One result: one test with one prompt and one provider. The fields that are read; all others are kept beside them. */
export const PROMPTFOO_ROW = z.object({
  success: z.boolean(),
  failureReason: number,
  error: text,
  evalId: text,
  testIdx: index,
  promptIdx: index,
  testCase,
  description: text,
  vars: any,
  provider,
  response,
  providerResponse: response,
  gradingResult,
  latencyMs: number,
  cost: number,
});

const tableOutput = z.object({
  pass: z.boolean(),
  failureReason: number,
  error: text,
  text: any,
  provider,
  gradingResult,
  tokenUsage,
  latencyMs: number,
  cost: number,
});

/** One row of the table of old files: one test, with an output for each prompt and provider. */
export const PROMPTFOO_TABLE_ROW = z.object({
  outputs: z.array(tableOutput.nullable()),
  test: testCase,
  testIdx: index,
  description: text,
});

const prompts = z.array(z.object({ provider: text, label: text }).nullable()).nullish();

/** An eval without its results: the document around them. */
export const PROMPTFOO_EVAL = z.object({
  evalId: text,
  id: text,
  createdAt: z.union([z.string(), z.number()], { error: "expected a time" }).nullish(),
  timestamp: text,
  prompts,
  results: z
    .union([z.array(z.unknown()), z.object({ timestamp: text, prompts, table: any })], {
      error: "expected a list or an object",
    })
    .nullish(),
  config: any,
});

export type PromptfooRow = z.infer<typeof PROMPTFOO_ROW>;
export type PromptfooTableRow = z.infer<typeof PROMPTFOO_TABLE_ROW>;
export type PromptfooEval = z.infer<typeof PROMPTFOO_EVAL>;
