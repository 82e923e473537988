/** How a simulation ends of itself, and how the agent makes it end. */
const OWN_ENDS = new Set(["user_stop", "agent_stop", "agent_error", "too_many_errors"]);

/**
 * What stopped a simulation that was no doing of the agent's (a limit, the simulated user, the machinery), as the
 * record's error; null where it came to an end of its own.
 *
 * @example stoppedBy("max_steps") // "stopped by max_steps"
 */
export function stoppedBy(reason: string | null | undefined): string | null {
  return !reason || OWN_ENDS.has(reason) ? null : `stopped by ${reason}`;
}
