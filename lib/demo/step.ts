import type { Step } from "./scenario.ts";
import type { Arguments } from "./value.ts";

/** One call that is asked for. */
export function step(tool: string, args: Arguments): Step {
  return { tool, args };
}
