import type { Usage } from "../../grading/model.ts";

/** Token counts as a usage; null where neither is a number that can be one. */
export function usageOf(input: unknown, output: unknown): Usage | null {
  const count = (value: unknown) =>
    Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null;
  const [inputTokens, outputTokens] = [count(input), count(output)];
  if (inputTokens === null && outputTokens === null) return null;
  return { inputTokens, outputTokens, costUsd: null, latencyMs: null };
}
