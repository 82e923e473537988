import { JsonMembers } from "../json-members.ts";
import type { Attachments } from "./attachments.ts";
import type { InspectSample } from "./schema.ts";

const EXPLANATION_SHOWN = 500;

/** Values that say right or wrong, as literals; any other says neither. */
const VERDICTS: ReadonlyMap<string, "pass" | "fail"> = new Map([
  ['"C"', "pass"],
  ['"I"', "fail"],
  ["1", "pass"],
  ["1.0", "pass"],
  ["0", "fail"],
  ["0.0", "fail"],
  ['"1"', "pass"],
  ['"1.0"', "pass"],
  ['"0"', "fail"],
  ['"0.0"', "fail"],
  ["true", "pass"],
  ["false", "fail"],
]);

export type Judgement = {
  readonly harnessVerdict: "pass" | "fail" | null;
  readonly harnessReason: string | null;
};

/**
 * The verdict that a sample's scorers give, where those that say right or wrong agree; the reason names each scorer
 * with its value. `members` are those of the sample in `text`.
 */
export function judgeScores(
  sample: InspectSample,
  text: string,
  members: JsonMembers,
  attachments: Attachments,
): Judgement {
  const scores = sample.scores ? new JsonMembers(text, members.start("scores")) : null;
  const named: [string, number, unknown][] = scores
    ? [...new Set(scores.keys)].map((name) => [name, scores.start(name), sample.scores?.[name]?.explanation])
    : sample.score
      ? [["score", members.start("score"), sample.score.explanation]]
      : [];
  const verdicts = new Set<"pass" | "fail">();
  const said: string[] = [];
  for (const [name, start, explanation] of named) {
    if (text[start] !== "{") continue;
    const value = new JsonMembers(text, start).source("value") ?? "null";
    const verdict = VERDICTS.get(value);
    if (verdict !== undefined) verdicts.add(verdict);
    const shown = value.startsWith('"') ? attachments.text(String(JSON.parse(value))) : value;
    const why = typeof explanation === "string" ? shortened(attachments.text(explanation)) : "";
    said.push(`${name}: ${shown}${why === "" ? "" : ` (${why})`}`);
  }
  if (verdicts.size > 1) said.push("the scorers contradict each other");
  const [only] = verdicts;
  return {
    harnessVerdict: verdicts.size === 1 && only !== undefined ? only : null,
    harnessReason: said.length === 0 ? null : said.join("; "),
  };
}

function shortened(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > EXPLANATION_SHOWN ? `${trimmed.slice(0, EXPLANATION_SHOWN)}…` : trimmed;
}
