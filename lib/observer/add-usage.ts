import type { TokenUsage } from "./token-usage.ts";

/** The sum of what several answers used; what none of them says stays unsaid. */
export function addUsage(sum: TokenUsage | null, more: TokenUsage): TokenUsage {
  return {
    inputTokens: add(sum?.inputTokens ?? null, more.inputTokens),
    outputTokens: add(sum?.outputTokens ?? null, more.outputTokens),
  };
}

const add = (a: number | null, b: number | null) => (a === null ? b : a + (b ?? 0));
