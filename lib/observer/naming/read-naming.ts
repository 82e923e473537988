import type { Naming } from "./naming.ts";

/** As much as the store takes as an id. */
const MAX_BYTES = 1000;
const MAX_TRIAL = 2 ** 31 - 1;

type Said = { readonly runId?: unknown; readonly caseId?: unknown; readonly trial?: unknown };

/**
 * What `said` names, or what is wrong with it, in one sentence. Absent and null are not said; a trial may be the text
 * of a whole number.
 *
 * @example readNaming({ caseId: "refund-17", trial: "2" }) // { runId: null, caseId: "refund-17", trial: 2 }
 */
export function readNaming({ runId, caseId, trial }: Said): Naming | { readonly problem: string } {
  const problem = nameProblem("run", runId) ?? nameProblem("case", caseId) ?? trialProblem(trial);
  if (problem !== null) return { problem };
  return {
    runId: (runId ?? null) as string | null,
    caseId: (caseId ?? null) as string | null,
    trial: trial == null ? null : Number(trial),
  };
}

function nameProblem(what: string, value: unknown): string | null {
  if (value == null) return null;
  if (typeof value !== "string" || value.trim() === "")
    return `The id of a ${what} is a text that isn't empty.`;
  if (Buffer.byteLength(value) > MAX_BYTES) return `The id of a ${what} has at most ${MAX_BYTES} bytes.`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  if (/[\u0000-\u001f\u007f]/.test(value)) return `The id of a ${what} holds no control characters.`;
  return null;
}

function trialProblem(value: unknown): string | null {
  if (value == null) return null;
  const whole = typeof value === "number" ? Number.isInteger(value) : /^\d{1,10}$/.test(String(value));
  return whole && Number(value) >= 0 && Number(value) <= MAX_TRIAL && typeof value !== "boolean"
    ? null
    : "A trial is a whole number from 0.";
}
