import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CLAIMS } from "../../../lib/grading/claims.ts";
import { compileCase } from "../../../lib/grading/compile-case.ts";
import { compileSuite } from "../../../lib/grading/compile-suite.ts";
import { gradeRecord } from "../../../lib/grading/grade-record.ts";
import { instrumentsOfSuite } from "../../../lib/grading/instruments-of-suite.ts";
import type { GradeResult } from "../../../lib/grading/result.ts";
import { gradeByOracle, type OracleCall, type OracleCase, type OracleExpected } from "../../oracle/grade.ts";
import { get, read, type Value } from "../../oracle/read.ts";
import { nativeStream } from "./native-stream.ts";

const TOOLS = [
  {
    kind: "tool",
    name: "pay",
    effect: "side_effecting",
    input_schema: {
      type: "object",
      properties: {
        to: { type: "string" },
        amount: { type: "integer" },
        tags: {},
        memo: { type: "string", default: "x" },
      },
      required: ["to"],
    },
  },
  {
    kind: "tool",
    name: "drop",
    effect: "side_effecting",
    input_schema: { type: "object", properties: { to: { type: "string" } }, additionalProperties: false },
  },
  {
    kind: "tool",
    name: "find",
    effect: "read_only",
    input_schema: { type: "object", properties: { q: {} } },
  },
  { kind: "tool", name: "peek" },
];

const literal = fc.constantFrom(
  '"a"',
  '"b"',
  "1",
  "2",
  "1.0",
  "1e0",
  '"1"',
  "true",
  '"true"',
  "null",
  '"null"',
  '["a","b"]',
  '["b","a"]',
  '["a"]',
  "[]",
  "{}",
  '"[]"',
);
const object = (keys: string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...keys), literal), { maxLength: 3 })
    .map((entries) => `{${[...new Map(entries)].map(([key, value]) => `"${key}":${value}`).join(",")}}`);
const raw = fc.oneof(
  { weight: 8, arbitrary: object(["to", "amount", "tags", "q", "memo"]) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "",
      "null",
      " ",
      '{"to":"a","to":"b"}',
      '{"to":',
      "[1]",
      '"{\\"to\\":\\"a\\"}"',
      "{'to':1}",
    ),
  },
);
const call = fc.record({
  name: fc.constantFrom("pay", "pay", "find", "drop", "peek", "Pay", "functions.find", "other"),
  raw,
  turn: fc.nat(2),
});
// Expected literals obey the schema, as the contract asks; `tags` and `q` declare no type and take any.
const STRINGS = fc.constantFrom('"a"', '"b"', '"1"', '"true"', '"null"');
const expectedOf = (name: string, values: Record<string, fc.Arbitrary<string>>) =>
  fc
    .tuple(
      ...Object.entries(values).map(([key, value]) => fc.option(value.map((text) => `"${key}":${text}`))),
    )
    .map((members) => ({ name, args: `{${members.filter((member) => member !== null).join(",")}}` }));
const expected = fc.oneof(
  expectedOf("pay", { to: STRINGS, amount: fc.constantFrom("1", "2"), tags: literal }),
  expectedOf("drop", { to: STRINGS }),
  expectedOf("find", { q: literal }),
  expectedOf("peek", { to: literal }),
);
const scene = fc.record({
  expected: fc.array(expected, { minLength: 1, maxLength: 3 }),
  accept: fc.array(fc.array(expected, { minLength: 1, maxLength: 2 }), { maxLength: 1 }),
  calls: fc.array(call, { maxLength: 5 }),
  ordered: fc.boolean(),
  forbid: fc.boolean(),
});

type Scene = {
  expected: { name: string; args: string }[];
  accept: { name: string; args: string }[][];
  calls: OracleCall[];
  ordered: boolean;
  forbid: boolean;
};

function byProject(made: Scene, level: "claims" | "equivalent"): GradeResult {
  const stream = nativeStream(
    [
      ...TOOLS.map((tool) => JSON.stringify(tool)),
      `{"kind":"case","case_id":"c","expect_tool_calls":${calls(made.expected)},"accept":[${made.accept.map(calls).join(",")}],"ordered":${made.ordered},"forbid_other_side_effects":${made.forbid}}`,
      JSON.stringify({
        kind: "record",
        record_id: "r",
        run_id: "r",
        case_id: "c",
        tool_calls: made.calls.map(({ name, raw, turn }) => ({ name, arguments_raw: raw, turn })),
      }),
    ].join("\n"),
  );
  const suite = compileSuite(stream.tools, { argsMatch: "named", repeats: "signal" });
  const [source, record] = [stream.cases[0], stream.records[0]];
  if (!source || !record) throw new Error("no case");
  // The contract is another matter: made cases contradict their schemas on purpose.
  return gradeRecord(compileCase(suite, instrumentsOfSuite(suite)[level], source, []), record);
}

function calls(list: { name: string; args: string }[]): string {
  return `[${list.map(({ name, args }) => `{"name":"${name}","args":${args}}`).join(",")}]`;
}

function byOracle(made: Scene, level: "claims" | "equivalent") {
  const side = (list: { name: string; args: string }[]): OracleExpected[] =>
    list.map(({ name, args }) => ({ name, args: read(args) }));
  const testCase: OracleCase = {
    alternatives: [made.expected, ...made.accept].map(side),
    ordered: made.ordered,
    forbid: made.forbid,
  };
  const tools = TOOLS.map(({ input_schema, ...tool }) => ({
    ...tool,
    ...(input_schema ? { input_schema: read(JSON.stringify(input_schema)) } : {}),
  }));
  return gradeByOracle({ tools }, testCase, made.calls, level);
}

const failing = (result: GradeResult) =>
  CLAIMS.filter((claim) => result.claims[claim].status === "fail").sort();
const kinds = (result: GradeResult) =>
  result.findings.map(({ claim, kind, path }) => `${claim}/${kind}${path === null ? "" : `@${path}`}`).sort();

describe("the grader against a second implementation of the rules", () => {
  for (const level of ["claims", "equivalent"] as const) {
    it(`gives the same verdict, claims and findings under ${level}`, () => {
      fc.assert(
        fc.property(scene, (made) => {
          const [ours, theirs] = [byProject(made, level), byOracle(made, level)];
          expect(theirs.map((way) => way.verdict)).toContain(ours.verdict);
          // Where order is asked for, equally good pairings differ in which call stands out of order.
          if (made.ordered) return;
          expect(theirs.map(({ failing, findings }) => ({ failing, findings }))).toContainEqual({
            failing: failing(ours),
            findings: kinds(ours),
          });
        }),
        { numRuns: 3_000 },
      );
    }, 60_000);
  }
});

const TAU = new URL("../../../../shared/data/tau-bench/", import.meta.url);

describe.skipIf(!existsSync(TAU))(
  "the airline runs of tau-bench (skipped where ../shared/data is absent)",
  () => {
    it("agree in verdict and failing claims, run by run", () => {
      const document = read(readFileSync(new URL("gpt-4o-airline.json", TAU), "utf8"));
      const text = (value: Value | undefined) => (value?.t === "string" ? value.value : "");
      const items = (value: Value | undefined) => (value?.t === "array" ? value.items : []);
      const tools = [
        ...readFileSync(new URL("tools-airline.yaml", TAU), "utf8").matchAll(/name: (\w+), effect: (\w+)/g),
      ].map((match) => ({
        kind: "tool",
        name: match[1] as string,
        effect: match[2] as string,
      }));
      const plain = (value: Value): string => {
        if (value.t === "number") return value.literal;
        if (value.t === "array") return `[${value.items.map(plain).join(",")}]`;
        if (value.t === "object")
          return `{${value.entries.map(([key, one]) => `${JSON.stringify(key)}:${plain(one)}`).join(",")}}`;
        return JSON.stringify(value.t === "null" ? null : value.value);
      };
      let failed = 0;
      for (const run of items(document)) {
        const actions = items(get(get(get(run, "info"), "task"), "actions"));
        const wanted = actions.map((action) => ({
          name: text(get(action, "name")),
          args: get(action, "kwargs") as Value,
        }));
        const made = items(get(run, "traj")).flatMap((message, turn) =>
          items(get(message, "tool_calls")).map((one) => ({
            name: text(get(get(one, "function"), "name")),
            raw: text(get(get(one, "function"), "arguments")),
            turn,
          })),
        );
        const stream = nativeStream(
          [
            ...tools.map((tool) => JSON.stringify(tool)),
            `{"kind":"case","case_id":"c","expect_tool_calls":${calls(wanted.map(({ name, args }) => ({ name, args: plain(args) })))},"forbid_other_side_effects":true}`,
            JSON.stringify({
              kind: "record",
              record_id: "r",
              run_id: "r",
              case_id: "c",
              tool_calls: made.map(({ name, raw, turn }) => ({ name, arguments_raw: raw, turn })),
            }),
          ].join("\n"),
        );
        const suite = compileSuite(stream.tools, { argsMatch: "named", repeats: "signal" });
        const ours = gradeRecord(
          compileCase(suite, instrumentsOfSuite(suite).claims, stream.cases[0] as never, []),
          stream.records[0] as never,
        );
        const theirs = gradeByOracle(
          { tools },
          { alternatives: [wanted], forbid: true },
          made,
          "claims",
          false,
        )[0];
        expect({ verdict: ours.verdict, failing: failing(ours) }).toEqual({
          verdict: theirs?.verdict,
          failing: theirs?.failing,
        });
        if (ours.verdict === "fail") failed++;
      }
      expect(failed).toBeGreaterThan(0);
    });
  },
);
