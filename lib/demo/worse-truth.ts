import type { Truth } from "./truth.ts";

/** The truth of two things together: a wrong one before a right one, an explained one before a plain one. */
export function worseTruth(one: Truth, other: Truth): Truth {
  if (one.truth !== other.truth) return one.truth === "agent_wrong" ? one : other;
  return one.cause === null ? other : one;
}
