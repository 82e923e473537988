import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ProposedFixes, proposeFixes } from "../../../lib/expectations/propose-fixes.ts";
import { checkCase } from "../../../lib/grading/check-case.ts";
import { compileCase } from "../../../lib/grading/compile-case.ts";
import { gradeRecord } from "../../../lib/grading/grade-record.ts";
import { instrumentsOfSuite } from "../../../lib/grading/instruments-of-suite.ts";
import { caseOf, recordOf, type Sketch, suiteOf } from "../grading/grade-sketch.ts";
import { json } from "./some-case.ts";

function proposed(sketch: Sketch): ProposedFixes {
  const suite = suiteOf(sketch);
  const instrument = instrumentsOfSuite(suite)[sketch.level ?? "equivalent"];
  return proposeFixes({ record: recordOf(sketch), source: caseOf(sketch), suite, instrument });
}

const kindsOf = ({ proposals }: ProposedFixes) =>
  proposals.map(({ edits, verdict }) => `${edits.map(({ kind }) => kind).join(" + ")}: ${verdict}`);
const byKind = (fixes: ProposedFixes, kind: string) => {
  const found = fixes.proposals.find(({ edits }) => edits.every((edit) => edit.kind === kind));
  if (found === undefined) throw new Error(`${kind} is not among ${kindsOf(fixes).join(", ")}`);
  return found;
};

const note = (args: string, more: object = {}) => ({ name: "crm__note", args, ...more });

describe("proposeFixes", () => {
  it("accepts the emitted value as well, keeps both literals as they were, and offers the narrow changes first", () => {
    const fixes = proposed({
      expect: [note('{"id":"A", "cents":4200.0, "big":12345678901234567890}')],
      calls: [["crm__note", '{ "big": 12345678901234567891, "cents": 42e2, "id": "A" }']],
      case: { forbidOtherSideEffects: true },
    });
    expect(kindsOf(fixes)).toEqual([
      "accept_value: pass",
      "replace_value: pass",
      "accept_calls: pass",
      "drop_argument: pass",
    ]);
    expect(byKind(fixes, "accept_value")).toMatchObject({
      claims: ["value"],
      edits: [
        {
          alternative: 0,
          expectedIndex: 0,
          callIndex: 0,
          tool: "crm__note",
          path: "big",
          before: "12345678901234567890",
          after: "12345678901234567891",
        },
      ],
      definition: {
        expectToolCalls: [
          {
            args: '{"id":"A","cents":4200.0,"big":12345678901234567890}',
            argsAnyOf: { big: ["12345678901234567890", "12345678901234567891"] },
          },
        ],
      },
    });
    expect(byKind(fixes, "replace_value").definition.expectToolCalls?.[0]?.args).toBe(
      '{"id":"A","cents":4200.0,"big":12345678901234567891}',
    );
    expect(byKind(fixes, "drop_argument").definition.expectToolCalls?.[0]?.args).toBe(
      '{"id":"A","cents":4200.0}',
    );
    expect(byKind(fixes, "accept_calls").definition.accept).toEqual([
      [
        {
          name: "crm__note",
          args: '{"big":12345678901234567891,"cents":42e2,"id":"A"}',
          argTypes: {},
          argsAnyOf: {},
          optionalArgs: [],
          extra: null,
        },
      ],
    ]);
  });

  it("replaces one literal within an argument where the rest of it is right", () => {
    const fixes = proposed({
      expect: [note('{"items":[{"sku":"a","qty":1.0},{"sku":"b","qty":2}]}')],
      calls: [["crm__note", '{"items":[{"qty":1.0,"sku":"a"},{"sku":"b","qty":3}]}']],
    });
    expect(byKind(fixes, "replace_value")).toMatchObject({
      edits: [{ path: "items[1].qty", before: "2", after: "3" }],
      definition: {
        expectToolCalls: [{ args: '{"items":[{"sku":"a","qty":1.0},{"sku":"b","qty":3}]}' }],
      },
    });
  });

  it("sets the right type only where the literal and the schema allow it", () => {
    const fixes = proposed({ expect: [note('{"n":42}')], calls: [["crm__note", '{"n":42.0}']] });
    expect(byKind(fixes, "set_type")).toMatchObject({
      claims: ["type"],
      edits: [{ path: "n", before: '["int"]', after: '["int","float"]' }],
      definition: { expectToolCalls: [{ args: '{"n":42}', argTypes: { n: ["int", "float"] } }] },
    });
    // The schema says integer: a case that expects the text would break the contract.
    const text = proposed({
      expect: [{ name: "pay", args: '{"to":"x","cents":42}' }],
      calls: [["pay", '{"to":"x","cents":"42"}']],
    });
    expect(kindsOf(text)).toEqual(["set_type: pass", "drop_argument: pass"]);
  });

  it("lets an argument be left out, unless the tool requires it", () => {
    const fixes = proposed({
      expect: [{ name: "pay", args: '{"to":"x","cents":1,"memo":"m"}' }],
      calls: [["pay", '{"to":"x","cents":1}']],
    });
    expect(kindsOf(fixes)).toEqual(["accept_calls: pass", "optional_argument: pass", "drop_argument: pass"]);
    expect(byKind(fixes, "optional_argument").definition.expectToolCalls?.[0]?.optionalArgs).toEqual([
      "memo",
    ]);
    const required = proposed({
      expect: [{ name: "pay", args: '{"to":"x","cents":1}' }],
      calls: [["pay", '{"to":"x"}']],
    });
    expect(kindsOf(required)).toEqual([]);
  });

  it("names an argument that nobody expected, where the tool has it", () => {
    const strict = { options: { argsMatch: "exact" as const } };
    const fixes = proposed({
      ...strict,
      expect: [{ name: "pay", args: '{"to":"x","cents":1}' }],
      calls: [["pay", '{"to":"x","cents":1,"urgent":true}']],
    });
    expect(byKind(fixes, "expect_argument").definition.expectToolCalls?.[0]).toMatchObject({
      args: '{"to":"x","cents":1,"urgent":true}',
      optionalArgs: ["urgent"],
    });
    const unknown = proposed({
      expect: [{ name: "mail", args: '{"to":"x"}' }],
      calls: [["mail", '{"to":"x","cc":"y"}']],
    });
    expect(kindsOf(unknown)).toEqual([]);
  });

  it("expects the further call, or allows it", () => {
    const fixes = proposed({
      expect: [{ name: "pay", args: '{"to":"x","cents":1}' }],
      case: { forbidOtherSideEffects: true },
      calls: [
        ["find", '{"q":"x"}'],
        ["pay", '{"to":"x","cents":1}'],
        ["cancel", '{"id":"7"}'],
      ],
    });
    expect(kindsOf(fixes)).toEqual(["expect_call: pass", "accept_calls: pass", "allow_extra: pass"]);
    expect(byKind(fixes, "expect_call").definition.expectToolCalls?.map(({ name }) => name)).toEqual([
      "pay",
      "cancel",
    ]);
    expect(byKind(fixes, "allow_extra")).toMatchObject({
      claims: ["extra"],
      definition: { forbidOtherSideEffects: false },
    });
    // What was looked up on the way is no part of the other way.
    expect(byKind(fixes, "accept_calls").definition.accept[0]?.map(({ name }) => name)).toEqual([
      "pay",
      "cancel",
    ]);
  });

  it("takes a reading call into the other way only where the case expects one", () => {
    const fixes = proposed({
      expect: [
        { name: "find", args: '{"q":"x"}' },
        { name: "pay", args: '{"to":"x","cents":1}' },
      ],
      calls: [
        ["look_up", '{"id":"1"}'],
        ["find", '{"q":"y"}'],
        ["pay", '{"to":"x","cents":1}'],
      ],
    });
    expect(byKind(fixes, "accept_calls").definition.accept[0]?.map(({ name }) => name)).toEqual([
      "find",
      "pay",
    ]);
  });

  it("lets the calls come in any order where only their order is wrong", () => {
    const fixes = proposed({
      expect: [
        { name: "pay", args: '{"to":"x","cents":1}' },
        { name: "cancel", args: '{"id":"7"}' },
      ],
      case: { ordered: true },
      calls: [
        ["cancel", '{"id":"7"}', { turn: 1 }],
        ["pay", '{"to":"x","cents":1}', { turn: 2 }],
      ],
    });
    expect(byKind(fixes, "any_order")).toMatchObject({ claims: ["order"], definition: { ordered: false } });
  });

  it("settles several arguments at once, since one alone would leave the claim failing", () => {
    const fixes = proposed({
      expect: [note('{"a":1,"b":"x","c":true}')],
      calls: [["crm__note", '{"a":2,"b":"y"}']],
    });
    expect(kindsOf(fixes)).toEqual([
      "accept_calls: pass",
      "accept_value + accept_value + optional_argument: pass",
      "replace_value + replace_value + optional_argument: pass",
      "drop_argument + drop_argument + drop_argument: pass",
    ]);
  });

  it("says that the record still fails where the change is about another claim", () => {
    const fixes = proposed({
      expect: [note('{"a":1}')],
      case: { forbidOtherSideEffects: true },
      calls: [
        ["crm__note", '{"a":2}'],
        ["cancel", '{"id":"7"}'],
      ],
    });
    expect(kindsOf(fixes)).toContain("accept_value: fail");
    expect(kindsOf(fixes)).toContain("allow_extra: fail");
    expect(kindsOf(fixes)).toContain("accept_value + expect_call: pass");
    expect(kindsOf(fixes).findIndex((text) => text.endsWith("fail"))).toBeGreaterThan(
      kindsOf(fixes).findLastIndex((text) => text.endsWith("pass")),
    );
  });

  it.each<[string, Sketch]>([
    ["passes", { expect: [note('{"a":1}')], calls: [["crm__note", '{"a":1}']] }],
    ["is ungraded", { expect: [{ name: "gone" }], calls: [["crm__note", "{}"]] }],
    ["broke", { expect: [note('{"a":1}')], calls: [["crm__note", "{}"]], record: { error: "timeout" } }],
    ["has arguments that are no JSON", { expect: [note('{"a":1}')], calls: [["crm__note", "{a:1}"]] }],
    ["calls a tool that is not registered", { expect: [note('{"a":1}')], calls: [["crm_note", '{"a":1}']] }],
    ["is read by the harness alone", { level: "harness", expect: [note("{}")], calls: [] }],
  ])("proposes nothing where the record %s", (_, sketch) => {
    expect(proposed(sketch).proposals).toEqual([]);
  });

  it("offers only what grades as it says, keeps the contract, and leaves case and record as they are", () => {
    const args = fc.tuple(json, json, json).map(([a, b, c]) => `{"a":${a},"b":${b},"c":${c}}`);
    const tools = fc.constantFrom("crm__note", "probe", "ship");
    fc.assert(
      fc.property(
        fc.array(fc.tuple(tools, args), { maxLength: 3 }),
        fc.array(fc.tuple(tools, args), { maxLength: 3 }),
        fc.boolean(),
        fc.boolean(),
        (expected, calls, ordered, forbidOtherSideEffects) => {
          const sketch: Sketch = {
            expect: expected.map(([name, own]) => ({ name, args: own })),
            case: { ordered, forbidOtherSideEffects },
            calls: calls.map(([name, own], turn) => [name, own, { turn }] as const),
          };
          const suite = suiteOf(sketch);
          const instrument = instrumentsOfSuite(suite).equivalent;
          const source = caseOf(sketch);
          const record = recordOf(sketch);
          const untouched = JSON.stringify([source, record]);
          for (const { definition, claims, verdict } of proposeFixes({ record, source, suite, instrument })
            .proposals) {
            const after = gradeRecord(compileCase(suite, instrument, definition), record);
            expect(after.verdict).toBe(verdict);
            expect(after.verdict).not.toBe("ungraded");
            for (const claim of claims) expect(after.claims[claim].status).not.toBe("fail");
            expect(checkCase(suite, definition).filter(({ severity }) => severity === "error")).toEqual([]);
          }
          expect(JSON.stringify([source, record])).toBe(untouched);
        },
      ),
      { numRuns: 300 },
    );
  });
});
