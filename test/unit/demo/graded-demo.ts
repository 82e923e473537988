import type { DemoOptions } from "../../../lib/demo/demo-stream.ts";
import { generateDemo } from "../../../lib/demo/generate-demo.ts";
import type { Truth } from "../../../lib/demo/truth.ts";
import { LEVELS, type Level } from "../../../lib/grading/claims.ts";
import { compileCase } from "../../../lib/grading/compile-case.ts";
import { compileSuite } from "../../../lib/grading/compile-suite.ts";
import { failingCalls } from "../../../lib/grading/failing-calls.ts";
import { gradeAll } from "../../../lib/grading/grade-all.ts";
import { instrumentsOfSuite } from "../../../lib/grading/instruments-of-suite.ts";
import type { CaseObject, RecordObject, ToolObject } from "../../../lib/grading/model.ts";
import type { GradeResult } from "../../../lib/grading/result.ts";

/** A record's `simulated_truth`. */
type SimulatedTruth = {
  readonly record: Truth["truth"];
  readonly cause: Truth["cause"];
  readonly calls: readonly Truth[];
};

export type GradedRecord = {
  readonly record: RecordObject;
  readonly truth: SimulatedTruth;
  readonly results: Readonly<Record<Level, GradeResult>>;
};

/** The demo, graded by the real grader under every instrument. */
export function gradedDemo(seed: number, options?: DemoOptions): readonly GradedRecord[] {
  const tools: ToolObject[] = [];
  const cases = new Map<string, CaseObject>();
  const records: RecordObject[] = [];
  for (const object of generateDemo(seed, options)) {
    if (object.kind === "tool") tools.push(object);
    if (object.kind === "case") cases.set(object.caseId, object);
    if (object.kind === "record") records.push(object);
  }
  const suite = compileSuite(tools, { argsMatch: "named", repeats: "signal" });
  const instruments = instrumentsOfSuite(suite);
  const compiled = new Map(
    [...cases].map(([id, source]) => [
      id,
      LEVELS.map((level) => compileCase(suite, instruments[level], source)),
    ]),
  );
  return records.map((record) => {
    const results = gradeAll(compiled.get(record.caseId) ?? [], record);
    const { simulated_truth: truth } = JSON.parse(record.extra ?? "{}") as {
      simulated_truth: SimulatedTruth;
    };
    const byLevel = Object.fromEntries(LEVELS.map((level, index) => [level, results[index]]));
    return { record, truth, results: byLevel as Record<Level, GradeResult> };
  });
}

export type CallCounts = {
  readonly calls: number;
  readonly failing: number;
  readonly failingRight: number;
  readonly failingWrong: number;
  /** Causes of the failing calls that were right. */
  readonly causes: Readonly<Record<string, number>>;
};

/** Calls of graded records under one instrument, held against what really happened. */
export function callCounts(graded: readonly GradedRecord[], level: Level): CallCounts {
  const counts = { calls: 0, failing: 0, failingRight: 0, failingWrong: 0 };
  const causes: Record<string, number> = {};
  for (const { record, truth, results } of graded) {
    const result = results[level];
    if (result.verdict === "ungraded") continue;
    counts.calls += record.toolCalls.length;
    for (const index of failingCalls(result)) {
      const call = truth.calls[index];
      counts.failing++;
      if (call?.truth === "agent_wrong") counts.failingWrong++;
      else {
        counts.failingRight++;
        const cause = call?.cause ?? "none";
        causes[cause] = (causes[cause] ?? 0) + 1;
      }
    }
  }
  return { ...counts, causes };
}
