import { readFileSync } from "node:fs";
import type { Level } from "../../../lib/grading/claims.ts";
import { compileCase } from "../../../lib/grading/compile-case.ts";
import { compileSuite } from "../../../lib/grading/compile-suite.ts";
import type { CompiledSuite } from "../../../lib/grading/compiled-suite.ts";
import { gradeRecord } from "../../../lib/grading/grade-record.ts";
import { instrumentsOfSuite } from "../../../lib/grading/instruments-of-suite.ts";
import type {
  CaseObject,
  ExpectedCall,
  RecordedCall,
  RecordObject,
  SuiteOptions,
  ToolObject,
} from "../../../lib/grading/model.ts";
import type { GradeResult } from "../../../lib/grading/result.ts";
import type { JsonText } from "../../../lib/json/json-node.ts";
import { nativeStream } from "./native-stream.ts";

export const TOOLS: readonly ToolObject[] = nativeStream(
  readFileSync(new URL("../../fixtures/grading/tools.ndjson", import.meta.url), "utf8"),
).tools;

export type ExpectedSketch = {
  name: string;
  /** JSON text. */
  args?: string | null;
  types?: Record<string, string[]>;
  /** JSON texts. */
  anyOf?: Record<string, string[]>;
  optional?: string[];
};
/** Name and raw arguments, then anything else of the call. */
export type CallSketch = readonly [string, string | null, Partial<RecordedCall>?];

export type Sketch = {
  level?: Level;
  tools?: readonly ToolObject[];
  expect?: readonly ExpectedSketch[] | null;
  accept?: readonly (readonly ExpectedSketch[])[];
  case?: Partial<CaseObject>;
  calls?: readonly CallSketch[];
  record?: Partial<RecordObject>;
  options?: Partial<SuiteOptions>;
};

/** A case and a record from a few words, graded. */
export function gradeSketch(sketch: Sketch): GradeResult {
  const suite = suiteOf(sketch);
  const instrument = instrumentsOfSuite(suite)[sketch.level ?? "claims"];
  return gradeRecord(compileCase(suite, instrument, caseOf(sketch)), recordOf(sketch));
}

export function suiteOf({ tools = TOOLS, options = {} }: Sketch): CompiledSuite {
  return compileSuite(tools, { argsMatch: "named", repeats: "signal", ...options });
}

export function caseOf(sketch: Sketch): CaseObject {
  return {
    kind: "case",
    caseId: "c",
    input: null,
    expectToolCalls: sketch.expect === undefined ? [] : (sketch.expect?.map(expectedOf) ?? null),
    accept: (sketch.accept ?? []).map((calls) => calls.map(expectedOf)),
    ordered: false,
    forbidOtherSideEffects: false,
    expectEffects: [],
    tags: [],
    extra: null,
    ...sketch.case,
  };
}

export function recordOf(sketch: Sketch): RecordObject {
  return {
    kind: "record",
    recordId: "r",
    runId: "run",
    caseId: "c",
    trial: 0,
    toolCalls: (sketch.calls ?? []).map(callOf),
    finalMessage: null,
    messages: null,
    usage: null,
    harnessVerdict: null,
    harnessReason: null,
    effects: null,
    world: null,
    error: null,
    extra: null,
    ...sketch.record,
  };
}

/** `claim/kind@path` of each finding, in order. */
export function codesOf(result: GradeResult): string[] {
  return result.findings.map(({ claim, kind, path }) => `${claim}/${kind}${path === null ? "" : `@${path}`}`);
}

/** `signal:detail@path` of each signal, in order. */
export function signalsOf(result: GradeResult): string[] {
  return result.signals.map(
    ({ signal, detail, path }) => `${signal}:${detail}${path === null ? "" : `@${path}`}`,
  );
}

function expectedOf(sketch: ExpectedSketch): ExpectedCall {
  return {
    name: sketch.name,
    args: (sketch.args === undefined ? "{}" : sketch.args) as JsonText | null,
    argTypes: sketch.types ?? {},
    argsAnyOf: (sketch.anyOf ?? {}) as Record<string, JsonText[]>,
    optionalArgs: sketch.optional ?? [],
    extra: null,
  };
}

function callOf([name, argumentsRaw, rest]: CallSketch): RecordedCall {
  return {
    callId: null,
    name,
    argumentsRaw,
    providerParsed: false,
    dispatchedName: null,
    argumentsReceived: null,
    result: null,
    error: null,
    turn: null,
    startedAt: null,
    latencyMs: null,
    source: "provider",
    extra: null,
    ...rest,
  };
}
