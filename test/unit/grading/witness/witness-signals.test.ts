import { describe, expect, it } from "vitest";
import { boundedSignals } from "../../../../lib/grading/bounded-signals.ts";
import type { Level } from "../../../../lib/grading/claims.ts";
import { compileCase } from "../../../../lib/grading/compile-case.ts";
import { gradeRecord } from "../../../../lib/grading/grade-record.ts";
import { instrumentsOfSuite } from "../../../../lib/grading/instruments-of-suite.ts";
import type { RecordObject } from "../../../../lib/grading/model.ts";
import { prepareRecord } from "../../../../lib/grading/prepare-record.ts";
import type { Signal } from "../../../../lib/grading/result.ts";
import { unknownCaseViolation } from "../../../../lib/grading/unknown-case-violation.ts";
import { caseOf, type Sketch, signalsOf, suiteOf } from "../grade-sketch.ts";
import { type CallSketch, json, recordOf } from "./trial-sketch.ts";

const LEVELS: readonly Level[] = ["harness", "exact", "claims", "equivalent", "effect"];
const PAY = ["pay", '{"to":"A","cents":1}'] as const;

type Trial = {
  readonly sketch?: Sketch;
  readonly level?: Level;
  readonly wire?: Partial<RecordObject>;
  readonly calls?: readonly CallSketch[];
  readonly log?: readonly CallSketch[];
  readonly isUnknown?: boolean;
};

function graded(trial: Trial) {
  const { sketch = {}, level = "claims", wire = {}, calls = [PAY], log = [], isUnknown = false } = trial;
  const suite = suiteOf(sketch);
  const source = caseOf(sketch);
  const compiled = compileCase(
    suite,
    instrumentsOfSuite(suite)[level],
    source,
    isUnknown ? [unknownCaseViolation("r", source.caseId)] : undefined,
  );
  const record = { ...recordOf("provider", calls), ...wire };
  return gradeRecord(compiled, prepareRecord(record, [recordOf("agent_log", log)]));
}

describe("signals of accounts that differ", () => {
  it("come out under every instrument, and fail no record", () => {
    const sketch: Sketch = { expect: [{ name: "pay", args: PAY[1] }] };
    for (const level of LEVELS) {
      const result = graded({ sketch, level, wire: { harnessVerdict: "pass" } });
      expect(signalsOf(result), level).toEqual(["witness:not_reported"]);
      expect(result.verdict, level).toBe("pass");
    }
  });

  it("come out of records that are not graded", () => {
    const ungraded: readonly Trial[] = [
      { isUnknown: true },
      { wire: { error: "the runner was killed" } },
      { sketch: { expect: [{ name: "no_such_tool" }] } },
      { sketch: { expect: null } },
      { level: "harness" },
      { level: "exact", sketch: { expect: [] } },
    ];
    for (const trial of ungraded) {
      const result = graded(trial);
      expect(result.verdict).toBe("ungraded");
      expect(signalsOf(result)).toEqual(["witness:not_reported"]);
    }
  });

  it("tell nothing of a record whose source knows no calls", () => {
    const wire = { extra: json({ calls_recorded: false }), harnessVerdict: "fail" } as const;
    for (const level of LEVELS) expect(graded({ level, wire, calls: [], log: [PAY] }).signals).toEqual([]);
  });

  it("say of a tool left out that it only reads", () => {
    const calls: readonly CallSketch[] = [PAY, ["find", '{"q":"a"}'], ["probe", '{"at":1}']];
    const { signals } = graded({ calls, log: [PAY, ["ghost", '{"x":1}']] });
    expect(
      signals.map(({ tool, callIndex, message }) => [tool, callIndex, /only reads/.test(message)]),
    ).toEqual([
      ["ghost", null, false],
      ["find", 1, true],
      ["probe", 2, false],
    ]);
  });

  it("name the tool on the wire and the argument", () => {
    const { signals } = graded({ log: [["pay", '{"to":"A","cents":"1"}']] });
    expect(signals).toEqual([
      {
        signal: "witness",
        callIndex: 0,
        tool: "pay",
        path: "cents",
        detail: "log_type_changed",
        message:
          'The agent’s log has cents "1" where it was 1 on the wire (call 0): the same value in another type.',
      },
    ]);
  });

  it("are not crowded out by repeats, and say how many are not listed", () => {
    const calls = Array.from({ length: 3000 }, (): CallSketch => ["find", '{"q":"a"}']);
    const log = Array.from({ length: 1500 }, (_, at): CallSketch => ["ghost", `{"at":${at}}`]);
    const { signals } = graded({ calls, log });
    expect(signals).toHaveLength(1000);
    for (const [name, more] of [
      ["repeat", 2999 - 500],
      ["witness", 4500 - 500],
    ] as const) {
      const own = signals.filter(({ signal }) => signal === name);
      expect(own).toHaveLength(500);
      expect(own.at(-1)?.message).toMatch(new RegExp(`\\. ${more} more of this kind are not listed\\.$`));
      expect(own.filter(({ message }) => message.includes("not listed"))).toHaveLength(1);
    }
  });
});

describe("boundedSignals", () => {
  const signals = (signal: Signal["signal"], count: number) =>
    Array.from(
      { length: count },
      (_, at): Signal => ({
        signal,
        callIndex: at,
        tool: null,
        path: null,
        detail: "d",
        message: `${at}.`,
      }),
    );

  it("keeps up to a thousand as they are", () => {
    const all = [...signals("repeat", 400), ...signals("witness", 600)];
    expect(boundedSignals(all)).toBe(all);
    expect(boundedSignals([])).toEqual([]);
  });

  it("gives what a small kind leaves of its share to the others", () => {
    const kept = boundedSignals([
      ...signals("repeat", 5000),
      ...signals("witness", 10),
      ...signals("rewrite", 990),
    ]);
    const count = (name: Signal["signal"]) => kept.filter(({ signal }) => signal === name).length;
    expect([count("repeat"), count("witness"), count("rewrite")]).toEqual([495, 10, 495]);
    expect(kept[494]?.message).toBe("494. 4505 more of this kind are not listed.");
    expect(kept[504]?.message).toBe("9.");
  });
});
