import { describe, expect, it } from "vitest";
import { CLAIMS, FINDING_KINDS } from "../../../lib/grading/claims.ts";
import { SIGNALS } from "../../../lib/grading/result.ts";
import { codesOf, gradeSketch, signalsOf } from "./grade-sketch.ts";
import { VECTORS } from "./vectors.ts";

describe("gradeRecord", () => {
  for (const { title, sketch, verdict, codes, signals } of VECTORS) {
    it(title, () => {
      const result = gradeSketch(sketch);
      expect(codesOf(result)).toEqual(codes ?? (verdict === "fail" ? ["(findings)"] : []));
      expect(result.verdict).toBe(verdict);
      if (signals !== undefined) expect(signalsOf(result)).toEqual(signals);
      const failing = new Set(result.findings.map(({ claim }) => claim));
      for (const claim of CLAIMS) {
        expect(result.claims[claim].status === "fail").toBe(failing.has(claim));
        expect(result.claims[claim].reason === null).toBe(result.claims[claim].status !== "not_checked");
      }
      expect(result.reason === null).toBe(verdict !== "ungraded");
    });
  }

  it("is shown every finding kind by some vector", () => {
    const seen = new Set(VECTORS.flatMap(({ codes }) => (codes ?? []).map((code) => code.split("@")[0])));
    const all = CLAIMS.flatMap((claim) => FINDING_KINDS[claim].map((kind) => `${claim}/${kind}`));
    expect(all.filter((code) => !seen.has(code))).toEqual([]);
  });

  it("is shown every signal by some vector", () => {
    const seen = new Set(
      VECTORS.flatMap(({ sketch }) => gradeSketch(sketch).signals.map(({ signal }) => signal)),
    );
    expect(SIGNALS.filter((signal) => !seen.has(signal))).toEqual([]);
  });

  it("does not check what nothing was asked of", () => {
    const { claims } = gradeSketch({
      expect: [{ name: "look_up" }],
      calls: [["look_up", '{"id":"anything"}']],
    });
    expect(claims.count.status).toBe("pass");
    expect(claims.name.status).toBe("pass");
    expect(claims.value.status).toBe("not_checked");
    expect(claims.type.status).toBe("not_checked");
    expect(claims.extra.status).toBe("not_checked");
  });

  it("does not check the types of arguments that can't be read", () => {
    const { claims } = gradeSketch({
      expect: [{ name: "look_up", args: '{"id":"1"}' }],
      calls: [["look_up", "{"]],
    });
    expect(claims.value.status).toBe("fail");
    expect(claims.type.status).toBe("not_checked");
  });

  it("says in words what a list in another order is", () => {
    const sketch = (raw: string) => ({
      expect: [{ name: "pay", args: '{"to":"A","cents":1,"tags":["a","b"]}' }],
      calls: [["pay", `{"to":"A","cents":1,"tags":${raw}}`]] as const,
    });
    expect(gradeSketch(sketch('["b","a"]')).findings[0]?.message).toBe(
      'tags is ["b","a"], expected ["a","b"] (the same items in another order).',
    );
    expect(gradeSketch(sketch('["b"]')).findings[0]?.message).toContain("1 item instead of 2");
  });

  it("reports the alternative with the fewest findings, the first of equals", () => {
    const near = { name: "pay", args: '{"to":"B","cents":100}' };
    const far = { name: "pay", args: '{"to":"B","cents":7}' };
    const calls = [["pay", '{"to":"A","cents":100}']] as const;
    expect(
      gradeSketch({ level: "equivalent", expect: [far], accept: [[near], [near]], calls }).alternative,
    ).toBe(1);
    expect(
      gradeSketch({ level: "equivalent", expect: null, accept: [[near], [far]], calls }).alternative,
    ).toBe(0);
  });

  it("names pairs by their index in the record, and what has no partner", () => {
    const result = gradeSketch({
      expect: [
        { name: "pay", args: '{"to":"A","cents":100}' },
        { name: "mail", args: '{"to":"A"}' },
      ],
      calls: [
        ["find", '{"q":"first of all"}'],
        ["pay", '{"to":"A","cents":100}'],
      ],
    });
    expect(result.pairs).toEqual([
      { expectedIndex: 0, callIndex: 1 },
      { expectedIndex: 1, callIndex: null },
      { expectedIndex: null, callIndex: 0 },
    ]);
  });
});
