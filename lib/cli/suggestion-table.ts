import type { MeasuredRule, NotChosen, RuleSuggestion } from "../commands/rules/rule-suggestion.ts";
import { ruleText } from "../rules/rule-text.ts";
import { plainLine } from "./plain-line.ts";

const SHAPES = 3;
const WHY: Readonly<Record<NotChosen, string>> = {
  contradicted: "labels or effects speak against it",
  merges_more: "it tells fewer expected values apart",
  settles_less: "it settles less",
  looser: "it takes more for equal",
};

/** Suggestions for a reader, each with its evidence and the rules that were not chosen. */
export function suggestionTable(found: readonly RuleSuggestion[]): string {
  if (found.length === 0) return "No rule would settle a finding.";
  return found
    .map((one) =>
      [
        `${plainLine(`${one.tool}.${one.path}=${ruleText(one.rule)}`, 200)}`,
        `  settles ${one.settled} of ${one.findings} findings${one.sampled === null ? "" : ` in a random ${one.sampled.records} of ${one.sampled.of} records`}; ${facts(one)}`,
        ...one.evidence
          .slice(0, SHAPES)
          .map(({ expectedShape, actualShape, findings }) =>
            plainLine(`  ${String(findings).padStart(6)}  ${expectedShape} → ${actualShape}`, 200),
          ),
        ...one.examples.slice(0, 1).map(example),
        ...one.alternatives.map(
          (other) =>
            `  not ${plainLine(ruleText(other.rule), 60)} (${WHY[other.why]}): settles ${other.settled}; ${facts(other)}`,
        ),
      ].join("\n"),
    )
    .join("\n\n");
}

function example({ caseId, path, expected, actual }: RuleSuggestion["examples"][number]): string {
  const literals = `expected ${plainLine(expected ?? "nothing", 60)}, got ${plainLine(actual ?? "nothing", 60)}`;
  return `  e.g. ${plainLine(caseId, 60)} at ${plainLine(path, 60)}: ${literals}`;
}

function facts({ records, labels, effects, collisions }: MeasuredRule): string {
  return [
    `${records} ${records === 1 ? "record" : "records"} would pass`,
    `labels ${labels.gained} gained, ${labels.contradicted} contradicted`,
    `effects ${effects.supported} for, ${effects.contradicted} against`,
    `${collisions.merged} of ${collisions.literals} expected values no longer told apart`,
  ].join("; ");
}
