import type { FlipExample } from "../commands/rules/flip-example.ts";
import type { LabelFlips } from "../commands/rules/label-flip.ts";
import type { LevelPreview, RulePreview, UnitSums } from "../commands/rules/rule-preview.ts";
import { plainLine } from "./plain-line.ts";

const EXAMPLES = 3;
const LABELS = 10;

/** A preview for a reader: per instrument what labels contradict, then rates, flips and what labels gain. */
export function rulePreviewTable({ levels, effects, records }: RulePreview): string {
  return [
    ...levels.flatMap(levelLines),
    `effects: ${effects.supported} records that would pass came out right, ${effects.contradicted} did not`,
    ...effects.examples.slice(0, EXAMPLES).map((one) => `  ${exampleLine(one)}`),
    `over ${records.toLocaleString("en")} records; nothing was changed`,
  ].join("\n");
}

function levelLines({ level, changed, before, after, flips, callFlips, labels }: LevelPreview): string[] {
  if (!changed) return [`${level}: stays as it is`, ""];
  return [
    level,
    ...labelLines("CONTRADICTED: labelled wrong, would pass", labels.contradicted, true),
    `  records  ${rate(before.records)} → ${rate(after.records)}`,
    `  calls    ${rate(before.calls)} → ${rate(after.calls)}; ${callFlips.failToPass} fail → pass, ${callFlips.passToFail} pass → fail`,
    ...flips.flatMap(({ from, to, records, examples }) => [
      `  ${String(records).padStart(6)} records ${from} → ${to}`,
      ...examples.slice(0, EXAMPLES).map((one) => `         ${exampleLine(one)}`),
    ]),
    ...labelLines("lost: labelled right, would fail", labels.lost, true),
    ...labelLines("gained: labelled right, would pass", labels.gained, false),
    ...labelLines("caught: labelled wrong, would fail", labels.caught, false),
    "",
  ];
}

function labelLines(title: string, { records, calls, items }: LabelFlips, isListed: boolean): string[] {
  if (records + calls === 0) return [];
  const listed = isListed ? items.slice(0, LABELS) : [];
  return [
    `  labels ${title}: ${records} records, ${calls} calls`,
    ...listed.map((one) =>
      plainLine(`         ${exampleLine(one)} (${one.reviewer}: ${one.cause ?? one.truth})`, 400),
    ),
    ...(isListed && records + calls > listed.length ? ["         …"] : []),
  ];
}

function exampleLine({ recordId, findings }: FlipExample): string {
  const [finding] = findings;
  if (finding === undefined) return plainLine(recordId, 100);
  const { change, tool, path, expected, actual } = finding;
  const place = [tool, path].filter((part) => part !== null).join(".");
  const literals = [expected, actual].map((literal) => plainLine(literal ?? "nothing", 50)).join(" ↔ ");
  return `${plainLine(recordId, 100)}: ${change === "goes" ? "settled" : "new"} ${plainLine(place, 100)} ${literals}`;
}

function rate({ failing, graded, ungraded }: UnitSums): string {
  const share = graded === 0 ? "–" : `${((100 * failing) / graded).toFixed(1)} %`;
  return `${share} (${failing} of ${graded}, ${ungraded} ungraded)`;
}
