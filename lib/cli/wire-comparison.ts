import { CASE_CHANGES, type CaseChange } from "../compare/case-changes.ts";
import { classifyCase } from "../compare/classify-case.ts";
import type { PairedChange } from "../compare/compare-cases.ts";
import type { Claim } from "../grading/claims.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";
import type { ComparedRuns } from "../queries/compare/compared-runs.ts";
import type { RunPair } from "../queries/compare/find-run-pair.ts";
import type { ComparedRate, Comparison } from "../queries/compare/get-comparison.ts";
import type { ChangedPart } from "../queries/compare/list-changed-parts.ts";
import { type ComparedSide, listComparedCases } from "../queries/compare/list-compared-cases.ts";
import type { RunRow } from "../queries/run-row.ts";
import type { Scope } from "../queries/scope.ts";
import type { Difference } from "../stats/newcombe-difference.ts";

type WireSide = { readonly failing: number; readonly graded: number; readonly ungraded: number };
type WireRun = WireSide & { readonly run: string; readonly rate: number | null; readonly no_verdict: number };

/** A comparison as the command line writes it; shares, not percent. */
export type WireComparison = {
  readonly suite: string;
  readonly instrument: string;
  readonly unit: "records" | "calls";
  readonly a: WireRun;
  readonly b: WireRun;
  /** Rate of b − rate of a, over all graded units of each run; Newcombe's hybrid score interval, 95 %. */
  readonly difference: Difference | null;
  readonly cases: {
    readonly all: number;
    readonly shared: number;
    readonly other_expectation: number;
    readonly groups: Readonly<Record<CaseChange, number>>;
    readonly paired: PairedChange;
  };
  readonly claims: readonly ChangedPart[];
  readonly tools: readonly ChangedPart[];
  /** Every case that changed, group by group. */
  readonly changed: readonly {
    readonly change: CaseChange;
    readonly case_id: string;
    readonly a: (WireSide & { readonly claims: readonly Claim[] }) | null;
    readonly b: (WireSide & { readonly claims: readonly Claim[] }) | null;
  }[];
};

const SAME: readonly CaseChange[] = ["fails_alike", "passes_alike", "ungraded_alike"];
const PAGE = 1000;

/** Puts a comparison into the form of the wire; reads the cases that changed, page by page. */
export async function wireComparison(
  scope: Scope,
  pair: RunPair,
  comparison: Comparison,
): Promise<WireComparison> {
  const runs: ComparedRuns = { suiteId: scope.suite.id, instrumentId: scope.instrument.id, ...pair };
  const changed: WireComparison["changed"][number][] = [];
  for (const change of CASE_CHANGES) {
    if (SAME.includes(change) || comparison.cases.groups[change] === 0) continue;
    const profiles = comparison.profiles
      .filter(({ a, b }) => classifyCase(a, b) === change)
      .map(({ key }) => key);
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listComparedCases>> = await listComparedCases(runs, profiles, {
        after,
        limit: PAGE,
      });
      for (const row of page.rows) {
        changed.push({ change, case_id: row.caseId, a: sideOf(row.a), b: sideOf(row.b) });
      }
      after = page.next;
    } while (after !== null);
  }
  const { cases, parts } = comparison;
  return {
    suite: scope.suite.name,
    instrument: `${scope.instrument.level}.v${scope.instrument.version}`,
    unit: scope.unit,
    a: runOf(pair.a, comparison.a),
    b: runOf(pair.b, comparison.b),
    difference: comparison.difference,
    cases: {
      all: cases.cases,
      shared: cases.shared,
      other_expectation: comparison.redefined,
      groups: cases.groups,
      paired: cases.paired,
    },
    claims: parts.claims.map(partOf),
    tools: parts.tools.map(partOf),
    changed,
  };
}

function runOf(run: RunRow, { failing, graded, ungraded, unseen }: ComparedRate): WireRun {
  const rate = graded === 0 ? null : failing / graded;
  return { run: run.runId, rate, failing, graded, ungraded, no_verdict: unseen };
}

function sideOf(side: ComparedSide | null) {
  if (side === null) return null;
  const { passing, failing, ungraded, claims } = side;
  return { failing, graded: passing + failing, ungraded, claims };
}

function partOf({ value, a, b }: ChangedPart): ChangedPart {
  return { value: decodeStoredText(value), a, b };
}
