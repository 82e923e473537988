import type { PoolClient } from "pg";
import { pool } from "../../db/pool.ts";
import type { CompiledSuite } from "../../grading/compiled-suite.ts";
import { gradeAll } from "../../grading/grade-all.ts";
import { instrumentsOfSuite } from "../../grading/instruments-of-suite.ts";
import type { JsonSource } from "../../grading/json-source.ts";
import type { NormalizerUse } from "../../grading/model.ts";
import { parseRulePath } from "../../grading/parse-rule-path.ts";
import { parseSource } from "../../grading/parse-source.ts";
import type { Finding, GradeResult } from "../../grading/result.ts";
import { loadSuite } from "../../queries/load-suite.ts";
import { applyRuleChanges } from "../../rules/apply-rule-changes.ts";
import { checkRuleChanges } from "../../rules/check-rule-changes.ts";
import { countCollisions } from "../../rules/count-collisions.ts";
import { isAdvisable } from "../../rules/is-advisable.ts";
import { type LiteralPair, listCandidates } from "../../rules/list-candidates.ts";
import { rankRules } from "../../rules/rank-rules.ts";
import { ruleAt } from "../../rules/rule-at.ts";
import { ruleInForce } from "../../rules/rule-in-force.ts";
import { Breathe } from "../grading/breathe.ts";
import { runKeysOf } from "../regrading/run-keys-of.ts";
import { CandidateTally } from "./candidate-tally.ts";
import { expectedValues } from "./expected-values.ts";
import { inSnapshot } from "./in-snapshot.ts";
import { type LabelledItem, labelledItems } from "./labelled-items.ts";
import { literalPairs } from "./literal-pairs.ts";
import { pagesOfRecords } from "./pages-of-records.ts";
import type { RuleProgress } from "./rule-progress.ts";
import type { RuleSuggestion } from "./rule-suggestion.ts";
import { type SampledRecords, sampleRecords } from "./sample-records.ts";
import { type SuspectParameter, suspectParameters } from "./suspect-parameters.ts";
import { VariantGrader } from "./variant-grader.ts";

/** Parameters looked at, those with most findings first. */
const MOST_PARAMETERS = 200;

type Wanted = {
  /** Run ids; null: all runs. */
  readonly runs: readonly string[] | null;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: RuleProgress) => void) | undefined;
};

type Suspect = SuspectParameter & {
  readonly candidates: readonly NormalizerUse[];
  readonly pairs: readonly LiteralPair[];
  readonly sample: SampledRecords;
};

/**
 * Rules that would settle findings of the current `equivalent` instrument in some runs, by parameter, most settled
 * first. Each rule that might is tried by grading the records with findings on its parameter, and measured against
 * labels, effects and what the cases tell apart. Writes nothing. Throws `not_found` for an unknown run and
 * `interrupted` once the signal is aborted.
 */
export function suggestRules(suiteId: number, wanted: Wanted): Promise<readonly RuleSuggestion[]> {
  return inSnapshot(pool(), (client) => suggest(client, suiteId, wanted));
}

async function suggest(
  client: PoolClient,
  suiteId: number,
  wanted: Wanted,
): Promise<readonly RuleSuggestion[]> {
  const suite = await loadSuite(client, suiteId);
  const runs = await runKeysOf(client, suiteId, wanted.runs);
  const suspects = await findSuspects(client, suiteId, suite, runs);
  const labels = await labelledItems(client, suiteId, runs);
  const values = await expectedValues(
    client,
    suiteId,
    suspects.map(({ tool, path }) => ({ tool, pattern: parseRulePath(path, isParameterOf(suite, tool)) })),
  );
  const total = suspects.reduce((sum, { sample }) => sum + sample.keys.length, 0);
  let before = 0;
  const suggestions: RuleSuggestion[] = [];
  for (const [place, suspect] of suspects.entries()) {
    const onProgress = (done: number) => wanted.onProgress?.({ records: before + done, total });
    const context = { client, suiteId, suite, labels, signal: wanted.signal, onProgress };
    const suggestion = await measure(context, suspect, values[place] ?? []);
    before += suspect.sample.keys.length;
    if (suggestion !== null) suggestions.push(suggestion);
  }
  return suggestions.sort((a, b) => b.settled - a.settled);
}

async function findSuspects(
  client: PoolClient,
  suiteId: number,
  suite: CompiledSuite,
  runs: readonly number[] | null,
): Promise<readonly Suspect[]> {
  const { rows } = await client.query<{ id: number }>(
    "SELECT id FROM instrument WHERE suite_id = $1 AND hash = $2",
    [suiteId, instrumentsOfSuite(suite).equivalent.id],
  );
  const instrument = rows[0]?.id;
  if (instrument === undefined) return [];
  const found: Suspect[] = [];
  const parameters = await suspectParameters(client, suiteId, instrument, runs);
  for (const parameter of parameters.slice(0, MOST_PARAMETERS)) {
    const { tool, path, own, below } = parameter;
    const pairs = await literalPairs(client, suiteId, instrument, own);
    const inForce = ruleInForce(suite.tools.get(tool), path)?.use;
    const candidates = listCandidates(pairs, below.length > 0).filter(
      (rule) =>
        rule.use !== inForce && checkRuleChanges(suite, [{ kind: "norm", tool, path, rule }]).length === 0,
    );
    if (candidates.length === 0) continue;
    const sample = await sampleRecords(client, suiteId, instrument, [...own, ...below], runs);
    found.push({ ...parameter, candidates, pairs, sample });
  }
  return found;
}

type Context = {
  readonly client: PoolClient;
  readonly suiteId: number;
  readonly suite: CompiledSuite;
  readonly labels: ReadonlyMap<string, readonly LabelledItem[]>;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: (records: number) => void;
};

/** Grades the records of one parameter under each rule that might settle its findings; null where none does. */
async function measure(
  { client, suiteId, suite, labels, signal, onProgress }: Context,
  { tool, path, candidates, pairs, sample }: Suspect,
  expected: readonly JsonSource[],
): Promise<RuleSuggestion | null> {
  const { equivalent, effect } = instrumentsOfSuite(suite);
  const changed = candidates.map((rule) => applyRuleChanges(suite, [{ kind: "norm", tool, path, rule }]));
  const grader = new VariantGrader(client, suiteId, suite, [
    { suite, instrument: equivalent },
    { suite, instrument: effect },
    ...changed.map((other) => ({ suite: other, instrument: instrumentsOfSuite(other).equivalent })),
  ]);
  const isOn = isOnParameter(tool, path);
  const tallies = candidates.map(() => new CandidateTally(isOn));
  const breathe = new Breathe();
  let findings = 0;
  const which = { runs: null, cases: [], unknownRuns: [], keys: sample.keys };
  for await (const { page, done } of pagesOfRecords(client, suiteId, which, signal)) {
    const casesOf = await grader.casesOf(page);
    for (const one of page) {
      const [before, byEffect, ...results] = gradeAll(casesOf(one), one.record, one.accounts) as [
        GradeResult,
        GradeResult,
        ...GradeResult[],
      ];
      findings += before.findings.filter(isOn).length;
      const held = { one, before, effect: byEffect.claims.effect.status, labels: labels.get(one.key) ?? [] };
      for (const [place, after] of results.entries()) tallies[place]?.add({ ...held, after });
      await breathe.now();
    }
    onProgress(done);
  }
  const seen = [...expected, ...pairs.flatMap(({ actual }) => parseSource(actual) ?? [])];
  const standing = ruleAt(suite, tool, path);
  const measured = candidates.map((rule, place) => {
    const tally = tallies[place] as CandidateTally;
    const proposed = ruleAt(changed[place] as CompiledSuite, tool, path);
    return {
      tally,
      rule,
      settled: tally.settled,
      records: tally.records,
      labels: tally.labels,
      effects: tally.effects,
      collisions: countCollisions(expected, standing, proposed),
      looseness: countCollisions(seen, standing, proposed).merged,
    };
  });
  const [best, ...others] = rankRules(measured.filter(({ settled }) => settled > 0));
  if (best === undefined || !isAdvisable(best.rule)) return null;
  const { tally, ...chosen } = best.rule;
  return {
    ...chosen,
    tool,
    path,
    findings,
    evidence: tally.evidence(),
    examples: tally.listExamples(),
    alternatives: others.flatMap(({ rule: { tally: _, ...rest }, why }) =>
      why === null ? [] : { ...rest, why },
    ),
    sampled: sample.of > sample.keys.length ? { records: sample.keys.length, of: sample.of } : null,
  };
}

/** Whether a finding is on a parameter or below it. */
function isOnParameter(tool: string, path: string): (finding: Finding) => boolean {
  return (finding) => {
    if (finding.tool !== tool || finding.path === null) return false;
    const at = finding.path.replace(/\[\d+\]/g, "[]");
    return at === path || at.startsWith(`${path}[`) || at.startsWith(`${path}.`);
  };
}

function isParameterOf(suite: CompiledSuite, tool: string): (name: string) => boolean {
  const schema = suite.tools.get(tool)?.schema ?? null;
  return (name) => schema?.property(name) != null;
}
