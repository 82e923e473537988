import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkCase } from "../../../lib/grading/check-case.ts";
import { compileCase } from "../../../lib/grading/compile-case.ts";
import { compileSuite } from "../../../lib/grading/compile-suite.ts";
import { gradeRecord } from "../../../lib/grading/grade-record.ts";
import { instrumentsOfSuite } from "../../../lib/grading/instruments-of-suite.ts";
import type {
  CaseObject,
  ExpectedCall,
  RecordObject,
  Repeats,
  ToolObject,
} from "../../../lib/grading/model.ts";
import type { JsonText } from "../../../lib/json/json-node.ts";
import { applyRuleChanges } from "../../../lib/rules/apply-rule-changes.ts";
import { concernsTools } from "../../../lib/rules/concerns-tools.ts";
import type { RuleChange } from "../../../lib/rules/rule-change.ts";

const NAMES = ["pay", "Pay", "functions.pay", "find", "close"];
const LITERALS = [
  "1",
  "1.0",
  '"1"',
  '"a"',
  '"A"',
  '["x","y"]',
  '["y","x"]',
  '"2026-03"',
  '"2026-03-01"',
  "null",
];

const args = fc
  .dictionary(fc.constantFrom("v", "w"), fc.constantFrom(...LITERALS), { noNullPrototype: true })
  .map((members) => {
    const parts = Object.entries(members).map(([key, literal]) => `"${key}":${literal}`);
    return `{${parts.join(",")}}` as JsonText;
  });
const expected: fc.Arbitrary<ExpectedCall> = fc.record({
  name: fc.constantFrom(...NAMES),
  args,
  argTypes: fc.constant({}),
  argsAnyOf: fc.constant({}),
  optionalArgs: fc.constant([]),
  extra: fc.constant(null),
});
const calls = fc.array(expected, { maxLength: 3 });
const source: fc.Arbitrary<CaseObject> = fc.record({
  kind: fc.constant("case" as const),
  caseId: fc.constant("c"),
  input: fc.constant(null),
  expectToolCalls: fc.option(calls),
  accept: fc.array(calls, { maxLength: 2 }),
  ordered: fc.boolean(),
  forbidOtherSideEffects: fc.boolean(),
  expectEffects: fc.constant([]),
  tags: fc.constant([]),
  extra: fc.constant(null),
});
const record: fc.Arbitrary<RecordObject> = fc
  .array(fc.tuple(fc.constantFrom(...NAMES, "unknown"), args), { maxLength: 5 })
  .map((made) => ({
    kind: "record",
    recordId: "r/c/0",
    runId: "r",
    caseId: "c",
    trial: 0,
    toolCalls: made.map(([name, argumentsRaw]) => ({
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
    })),
    finalMessage: null,
    messages: null,
    usage: null,
    harnessVerdict: null,
    harnessReason: null,
    effects: null,
    world: null,
    error: null,
    extra: null,
  }));
const tools: fc.Arbitrary<ToolObject[]> = fc
  .array(fc.constantFrom("side_effecting", "read_only", null), { minLength: 5, maxLength: 5 })
  .map((effects) =>
    NAMES.map((name, place) => ({
      kind: "tool",
      name,
      description: null,
      inputSchema: null,
      effect: effects[place] ?? null,
      defaults: null,
      evalNorms: {},
      extra: null,
    })),
  );
const change: fc.Arbitrary<RuleChange> = fc.oneof(
  fc.record({
    kind: fc.constant("norm" as const),
    tool: fc.constantFrom(...NAMES),
    path: fc.constantFrom("v", "w"),
    rule: fc.constantFrom(
      ...["number", "case_insensitive", "unordered_list", "month", "nonsense"].map((use) => ({
        use,
        options: {},
      })),
    ),
  }),
  fc.record({
    kind: fc.constant("default" as const),
    tool: fc.constantFrom(...NAMES),
    path: fc.constantFrom("v", "w"),
    value: fc.constantFrom(...LITERALS) as fc.Arbitrary<JsonText>,
  }),
);

describe("a case that changed tools don't concern", () => {
  test.each(["signal", "forbid"] as const)(
    "has the same verdicts and findings as before (repeats: %s)",
    (repeats) => {
      let skipped = 0;
      fc.assert(
        fc.property(
          tools,
          fc.array(change, { minLength: 1, maxLength: 3 }),
          source,
          record,
          (some, changes, one, made) => {
            const suite = compileSuite(some, { argsMatch: "named", repeats: repeats as Repeats });
            const touched = new Set(changes.map(({ tool }) => tool));
            if (concernsTools(one, touched, suite.options)) return;
            skipped++;
            expect(graded(applyRuleChanges(suite, changes), one, made)).toEqual(graded(suite, one, made));
          },
        ),
        { numRuns: 2000 },
      );
      // Under `forbid` any case may be concerned; else a good part of the tries must have said something.
      if (repeats === "signal") expect(skipped).toBeGreaterThan(100);
      else expect(skipped).toBe(0);
    },
  );

  test("is told by the names of its expected calls, in whichever alternative", () => {
    const call = (name: string): ExpectedCall => ({
      ...{ name, args: null, argTypes: {}, argsAnyOf: {}, optionalArgs: [], extra: null },
    });
    const one = {
      ...{ kind: "case", caseId: "c", input: null, ordered: false, forbidOtherSideEffects: false },
      ...{ expectEffects: [], tags: [], extra: null },
      expectToolCalls: [call("find")],
      accept: [[call("pay")]],
    } satisfies CaseObject;
    const concerned = (tool: string, repeats: Repeats = "signal") =>
      concernsTools(one, new Set([tool]), { repeats });
    expect([concerned("find"), concerned("pay"), concerned("close"), concerned("close", "forbid")]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(concernsTools(one, new Set(), { repeats: "forbid" })).toBe(false);
  });
});

function graded(suite: ReturnType<typeof compileSuite>, source: CaseObject, record: RecordObject) {
  const { equivalent, effect } = instrumentsOfSuite(suite);
  return [equivalent, effect].map((instrument) => {
    const compiled = compileCase(suite, instrument, source, checkCase(suite, source));
    const { verdict, reason, claims, findings, alternative } = gradeRecord(compiled, record);
    return { verdict, reason, claims, findings, alternative };
  });
}
