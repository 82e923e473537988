import type { PoolClient } from "pg";
import { pool } from "../../db/pool.ts";
import type { CompiledCase } from "../../grading/compiled-case.ts";
import { gradeAll } from "../../grading/grade-all.ts";
import { instrumentsOfSuite } from "../../grading/instruments-of-suite.ts";
import type { GradeResult } from "../../grading/result.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { LoadedRecord } from "../../queries/load-records.ts";
import { loadSuite } from "../../queries/load-suite.ts";
import { applyRuleChanges } from "../../rules/apply-rule-changes.ts";
import { checkRuleChanges } from "../../rules/check-rule-changes.ts";
import type { RuleChange } from "../../rules/rule-change.ts";
import { Breathe } from "../grading/breathe.ts";
import { runKeysOf } from "../regrading/run-keys-of.ts";
import { changedFindings } from "./changed-findings.ts";
import { concernedCases } from "./concerned-cases.ts";
import { EffectTally } from "./effect-tally.ts";
import type { FlipExample, FlipFinding } from "./flip-example.ts";
import { inSnapshot } from "./in-snapshot.ts";
import { knownRuns } from "./known-runs.ts";
import { labelledItems } from "./labelled-items.ts";
import { LevelTally } from "./level-tally.ts";
import { pagesOfRecords } from "./pages-of-records.ts";
import type { RulePreview } from "./rule-preview.ts";
import type { RuleProgress } from "./rule-progress.ts";
import { VariantGrader } from "./variant-grader.ts";

const LEVELS_WITH_RULES = ["equivalent", "effect"] as const;
const SHOWN_FINDINGS = 3;

type Wanted = {
  readonly changes: readonly RuleChange[];
  /** Run ids; null: all runs. */
  readonly runs: readonly string[] | null;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: RuleProgress) => void) | undefined;
};

/**
 * What changes of rules would do to verdicts, rates and labels of some runs. Reads one snapshot and writes nothing.
 * Only records that the changed tools concern are graded, under the rules in force and the proposed ones; what all
 * others come to is known from the store, and where it is not they are graded as well. Throws `not_found` for an
 * unknown run and `interrupted` once the signal is aborted.
 */
export function previewRules(suiteId: number, wanted: Wanted): Promise<RulePreview> {
  return inSnapshot(pool(), (client) => preview(client, suiteId, wanted));
}

async function preview(client: PoolClient, suiteId: number, wanted: Wanted): Promise<RulePreview> {
  const { changes, signal, onProgress } = wanted;
  const suite = await loadSuite(client, suiteId);
  const runs = await runKeysOf(client, suiteId, wanted.runs);
  const problems = checkRuleChanges(suite, changes);
  const effects = new EffectTally();
  const head = { changes, runs: wanted.runs, problems };
  if (problems.length > 0) return { ...head, records: 0, levels: [], effects: effects.held() };
  const proposed = applyRuleChanges(suite, changes);
  const [is, will] = [instrumentsOfSuite(suite), instrumentsOfSuite(proposed)];
  const tools = new Set(changes.map(({ tool }) => tool));
  const cases = await concernedCases(client, suiteId, suite, tools);
  const concerned = new Set(cases.map(decodeStoredText));
  const known = await knownRuns(
    client,
    suiteId,
    runs,
    LEVELS_WITH_RULES.map((level) => is[level].id),
  );
  const labels = await labelledItems(client, suiteId, runs);
  const tallies = LEVELS_WITH_RULES.map((level) => new LevelTally(known.sums.get(is[level].id)));
  const variants = [
    ...LEVELS_WITH_RULES.map((level) => ({ suite, instrument: is[level] })),
    ...LEVELS_WITH_RULES.map((level) => ({ suite: proposed, instrument: will[level] })),
  ];
  const grader = new VariantGrader(client, suiteId, suite, variants);
  const counted = new Set(known.known);
  const breathe = new Breathe();
  const which = { runs, cases, unknownRuns: known.unknown, keys: [...labels.keys()] };
  for await (const { page, done, total } of pagesOfRecords(client, suiteId, which, signal)) {
    const casesOf = await grader.casesOf(page);
    for (const one of page) {
      const held = gradeBoth(one, casesOf(one), concerned.has(one.record.caseId));
      const itemsLabelled = labels.get(one.key) ?? [];
      tallies.forEach((tally, place) => {
        const [before, after] = held[place] as readonly [GradeResult, GradeResult];
        tally.add({
          calls: one.record.toolCalls.length,
          before,
          after,
          isCounted: counted.has(one.runKey),
          labels: itemsLabelled,
          example: () => exampleOf(one, changedFindings(before, after), tools),
        });
      });
      effects.add(held, () => exampleOf(one, changedFindings(...held[0]), tools));
      await breathe.now();
    }
    onProgress?.({ records: done, total });
  }
  return {
    ...head,
    records: known.records,
    levels: LEVELS_WITH_RULES.map((level, place) =>
      (tallies[place] as LevelTally).preview(level, is[level].id !== will[level].id),
    ),
    effects: effects.held(),
  };
}

type Held = readonly [
  equivalent: readonly [before: GradeResult, after: GradeResult],
  effect: readonly [before: GradeResult, after: GradeResult],
];

/** A record that the changes don't concern has its results as they are. */
function gradeBoth(
  { record, accounts }: LoadedRecord,
  compiled: readonly CompiledCase[],
  isConcerned: boolean,
): Held {
  const wanted = isConcerned ? compiled : compiled.slice(0, LEVELS_WITH_RULES.length);
  const results = gradeAll(wanted, record, accounts);
  const [equivalent, effect] = results as [GradeResult, GradeResult];
  return [
    [equivalent, results[2] ?? equivalent],
    [effect, results[3] ?? effect],
  ];
}

function exampleOf(
  { record }: LoadedRecord,
  findings: readonly FlipFinding[],
  tools: ReadonlySet<string>,
): FlipExample {
  const { recordId, runId, caseId, trial } = record;
  const own = (finding: FlipFinding) => (finding.tool !== null && tools.has(finding.tool) ? 0 : 1);
  const shown = [...findings].sort((a, b) => own(a) - own(b)).slice(0, SHOWN_FINDINGS);
  return { recordId, runId, caseId, trial, findings: shown };
}
