import type { RecordObject } from "../../grading/model.ts";
import type { Score } from "./schema.ts";

/** Names that say a verdict, not a degree or a trait. */
const PASSES = new Set(["pass", "passed", "correct", "is_correct", "success", "verdict", "harness_verdict"]);
const FAILS = new Set(["fail", "failed", "failure"]);
const YES = /^(?:1|1\.0|true|yes|pass|passed|correct|success)$/i;
const NO = /^(?:0|0\.0|false|no|fail|failed|incorrect|failure)$/i;

/**
 * The verdict that the scores of a trace as a whole give: only a score whose name says one (passed, correct, failed …)
 * and whose value is a clear yes or no counts. None where there is no such score, or where two disagree.
 */
export function judgeScores(
  scores: readonly Score[],
): Pick<RecordObject, "harnessVerdict" | "harnessReason"> {
  const said = scores.flatMap((score) => {
    const name = score.name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, "_");
    const value = String(score.stringValue || score.value);
    const isYes = YES.test(value);
    if (score.observationId || !(isYes || NO.test(value))) return [];
    if (!PASSES.has(name) && !FAILS.has(name)) return [];
    const parts = [
      `${score.name} ${value}`,
      score.source ? ` (${score.source})` : "",
      score.comment ? `: ${score.comment}` : "",
    ];
    return [{ passes: FAILS.has(name) ? NO.test(value) : isYes, text: parts.join("") }];
  });
  const [first] = said;
  if (first === undefined) return { harnessVerdict: null, harnessReason: null };
  const agree = said.every(({ passes }) => passes === first.passes);
  const texts = said.map(({ text }) => text).join("; ");
  return {
    harnessVerdict: agree ? (first.passes ? "pass" : "fail") : null,
    harnessReason: agree ? texts : `scores disagree: ${texts}`,
  };
}
