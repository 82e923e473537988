import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestAlternative } from "../../../lib/grading/best-alternative.ts";
import { compileCase } from "../../../lib/grading/compile-case.ts";
import { findSignals } from "../../../lib/grading/find-signals.ts";
import { gradeAll } from "../../../lib/grading/grade-all.ts";
import { gradePlainly } from "../../../lib/grading/grade-plainly.ts";
import { gradeRecord } from "../../../lib/grading/grade-record.ts";
import { instrumentsOfSuite } from "../../../lib/grading/instruments-of-suite.ts";
import { prepareRecord } from "../../../lib/grading/prepare-record.ts";
import { resultOf } from "../../../lib/grading/result-of.ts";
import {
  type CallSketch,
  caseOf,
  type ExpectedSketch,
  gradeSketch,
  recordOf,
  type Sketch,
  suiteOf,
} from "./grade-sketch.ts";

const value = fc.constantFrom(
  "1",
  "1.0",
  '"1"',
  '"A"',
  '"a"',
  "true",
  "null",
  "[1,2]",
  "[2,1]",
  '{"x":1}',
  '{"x":2}',
);
const args = fc
  .tuple(
    fc.constantFrom('"A"', '"B"'),
    fc.constantFrom("1", "2", "1.0", '"1"'),
    fc.option(value),
    fc.boolean(),
  )
  .map(([to, cents, meta, extra]) => {
    const members = [`"to":${to}`, `"cents":${cents}`];
    if (meta !== null) members.push(`"meta":${meta}`);
    if (extra) members.push('"memo":"m"');
    return members;
  });
const name = fc.constantFrom("pay", "pay", "cancel", "find", "look_up", "transfer", "Pay");
const call = fc.tuple(name, args).map(([tool, members]): [string, string[]] => [tool, members]);
const known = fc.constantFrom("pay", "pay", "cancel", "find");
const calls = fc.array(call, { maxLength: 5 });
const expectations = fc.array(fc.tuple(known, args), { minLength: 1, maxLength: 4 });

function sketchOf(expected: [string, string[]][], made: [string, string[]][], forbid: boolean): Sketch {
  return {
    // The literals may contradict the tools' schemas: the contract is not what is tried here.
    tools: suiteTools,
    expect: expected.map(
      ([tool, members]): ExpectedSketch => ({ name: tool, args: `{${members.join(",")}}` }),
    ),
    calls: made.map(([tool, members]): CallSketch => [tool, `{${members.join(",")}}`]),
    case: { forbidOtherSideEffects: forbid },
  };
}
const suiteTools = ["pay", "cancel", "find", "look_up"].map((tool, place) => ({
  kind: "tool" as const,
  name: tool,
  description: null,
  inputSchema: null,
  effect: place < 2 ? ("side_effecting" as const) : ("read_only" as const),
  defaults: null,
  evalNorms: {},
  extra: null,
}));

/** A permutation that depends on the seed alone. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  return list
    .map((item, index) => ({ item, key: Math.imul((seed ^ index) + 1, 2654435761) >>> 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

describe("grading", () => {
  it("gives the same verdict however arguments and lists are shuffled", () => {
    fc.assert(
      fc.property(expectations, calls, fc.boolean(), fc.nat(), (expected, made, forbid, seed) => {
        const plain = gradeSketch(sketchOf(expected, made, forbid));
        const turn = ([tool, members]: [string, string[]]): [string, string[]] => [
          tool,
          shuffled(members, seed),
        ];
        const other = gradeSketch(
          sketchOf(shuffled(expected, seed).map(turn), shuffled(made, seed + 1).map(turn), forbid),
        );
        expect(other.verdict).toBe(plain.verdict);
      }),
      { numRuns: 500 },
    );
  });

  it("gives the same by the quick way as by the full way", () => {
    let quick = 0;
    fc.assert(
      fc.property(expectations, fc.array(call, { maxLength: 2 }), fc.boolean(), (expected, more, forbid) => {
        const sketch = sketchOf(expected, [...expected, ...more], forbid);
        const suite = suiteOf(sketch);
        const compiled = compileCase(suite, instrumentsOfSuite(suite).claims, caseOf(sketch));
        const record = prepareRecord(recordOf(sketch));
        const plain = gradePlainly(compiled, record);
        if (plain === null) return;
        quick += 1;
        const best = bestAlternative(compiled, record);
        expect(best).not.toBeNull();
        if (best !== null) expect(resultOf(best, record, findSignals(compiled, record, best))).toEqual(plain);
      }),
      { numRuns: 500 },
    );
    expect(quick).toBeGreaterThan(20);
  });

  it("gives the same for all instruments together as for each alone", () => {
    fc.assert(
      fc.property(expectations, calls, (expected, made) => {
        const sketch = sketchOf(expected, made, true);
        const suite = suiteOf(sketch);
        const compiled = Object.values(instrumentsOfSuite(suite)).map((one) =>
          compileCase(suite, one, caseOf(sketch)),
        );
        const record = recordOf(sketch);
        expect(gradeAll(compiled, record)).toEqual(compiled.map((one) => gradeRecord(one, record)));
      }),
    );
  });

  it("passes what was expected, made in any order", () => {
    fc.assert(
      fc.property(expectations, fc.nat(), (expected, seed) => {
        expect(gradeSketch(sketchOf(expected, shuffled(expected, seed), true)).verdict).toBe("pass");
      }),
    );
  });
});
