/** What an answer means for the act that was sent. */
export type SendOutcome = "stored" | "refused" | "again";

/**
 * Reads the answer's status; null: no answer came. Only a refusal of the request itself is final: everything else
 * may pass.
 *
 * @example sendOutcome(503) // "again"
 */
export function sendOutcome(status: number | null): SendOutcome {
  if (status === null) return "again";
  if (status >= 200 && status < 300) return "stored";
  const passes = status < 400 || status >= 500 || status === 408 || status === 409 || status === 429;
  return passes ? "again" : "refused";
}
