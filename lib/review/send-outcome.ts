/** What an answer means for the act that was sent. */
export type SendOutcome = "stored" | "refused" | "again";

/** What the server answered. */
export type SendAnswer = {
  readonly status: number;
  /** The error's code where it is one. */
  readonly code: string | null;
};

/**
 * Reads an answer; null: none came. Only a refusal of the request itself is final: everything else may pass.
 *
 * @example sendOutcome({ status: 503, code: null }) // "again"
 */
export function sendOutcome(answer: SendAnswer | null): SendOutcome {
  if (answer === null) return "again";
  const { status, code } = answer;
  if (status >= 200 && status < 300) return "stored";
  if (status === 409) return code === "conflict" ? "refused" : "again";
  return status >= 400 && status < 500 && status !== 408 && status !== 429 ? "refused" : "again";
}
