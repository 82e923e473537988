import type { Observing } from "./observing.ts";

/** Tells whoever wants to know what could not be recorded. Never throws, whatever is told and whoever listens. */
export function sayProblem({ onError }: Pick<Observing, "onError">, problem: unknown): void {
  try {
    onError?.(problem instanceof Error ? problem : new Error(String(problem)));
  } catch {
    // The agent goes on.
  }
}
