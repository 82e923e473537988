import { describe, expect, it } from "vitest";
import { compileSuite } from "../../../../lib/grading/compile-suite.ts";
import { instrumentsOfSuite } from "../../../../lib/grading/instruments-of-suite.ts";
import type { CaseObject, RecordedCall, RecordObject, ToolObject } from "../../../../lib/grading/model.ts";
import type { JsonText } from "../../../../lib/json/json-node.ts";
import { gradeLoadedRecord } from "../../../../lib/queries/record/grade-loaded-record.ts";
import { trajectoryPage } from "../../../../lib/queries/record/trajectory-page.ts";
import { withoutVerdict } from "../../../../lib/queries/review/without-verdict.ts";

const call = (raw: string): RecordedCall => ({
  callId: null,
  name: "save_note",
  argumentsRaw: raw,
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
});

const record = (harnessVerdict: "pass" | "fail"): RecordObject => ({
  kind: "record",
  recordId: "r",
  runId: "r",
  caseId: "c",
  trial: 0,
  toolCalls: [call('{"path":"a"}'), call('{"path":"b"}'), call('{"path":"b"}')],
  finalMessage: null,
  messages: null,
  usage: null,
  harnessVerdict,
  harnessReason: null,
  effects: null,
  world: null,
  error: null,
  extra: null,
});

const source: CaseObject = {
  kind: "case",
  caseId: "c",
  input: null,
  expectToolCalls: [
    {
      name: "save_note",
      args: '{"path":"a"}' as JsonText,
      argTypes: {},
      argsAnyOf: {},
      optionalArgs: [],
      extra: null,
    },
  ],
  accept: [],
  ordered: false,
  forbidOtherSideEffects: true,
  expectEffects: [],
  tags: [],
  extra: null,
};

const tool: ToolObject = {
  kind: "tool",
  name: "save_note",
  description: null,
  inputSchema: '{"type":"object","properties":{"path":{"type":"string"}}}' as JsonText,
  effect: "side_effecting",
  defaults: null,
  evalNorms: {},
  extra: null,
};
const suite = compileSuite([tool], { argsMatch: "named", repeats: "forbid" });

function grade(level: "exact" | "equivalent" | "harness", harnessVerdict: "pass" | "fail" = "pass") {
  const instrument = instrumentsOfSuite(suite)[level];
  return gradeLoadedRecord({
    suite,
    instrument,
    source,
    record: record(harnessVerdict),
    accounts: [],
    alternative: null,
  });
}

describe("withoutVerdict", () => {
  it("leaves the alignment and nothing that an instrument found", () => {
    const graded = grade("equivalent");
    expect(graded.result.verdict).toBe("fail");
    const blind = withoutVerdict(graded);
    expect(blind.evidence.pairs).toEqual(graded.evidence.pairs);
    expect(blind.evidence.findings).toEqual([]);
    expect(blind.result).toMatchObject({ verdict: "ungraded", reason: null, findings: [], signals: [] });
    expect(JSON.stringify(trajectoryPage(blind, 0))).not.toMatch(/"claims":\["|"idle":true/);
  });

  it("is the same whatever the verdict was", () => {
    expect(withoutVerdict(grade("harness", "fail"))).toEqual(withoutVerdict(grade("harness", "pass")));
  });
});
