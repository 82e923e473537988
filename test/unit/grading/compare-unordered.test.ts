import { describe, expect, it } from "vitest";
import type { NormalizerUse, ToolObject } from "../../../lib/grading/model.ts";
import { gradeSketch } from "./grade-sketch.ts";

const tool = (evalNorms: Readonly<Record<string, NormalizerUse>>): ToolObject => ({
  kind: "tool",
  name: "set",
  description: null,
  inputSchema: null,
  effect: "side_effecting",
  defaults: null,
  evalNorms,
  extra: null,
});

function findings(norms: Readonly<Record<string, NormalizerUse>>, expected: unknown[], actual: unknown[]) {
  const graded = gradeSketch({
    level: "equivalent",
    tools: [tool(norms)],
    expect: [{ name: "set", args: JSON.stringify({ p: expected }) }],
    calls: [["set", JSON.stringify({ p: actual })]],
  });
  return graded.findings.map(({ kind, path }) => `${kind}@${path}`);
}

const ANY_ORDER = { p: { use: "unordered_list", options: {} } };
const NEAR = { ...ANY_ORDER, "p[]": { use: "tolerance", options: { abs: 1 } } };

describe("compareUnordered", () => {
  it.each([5, 30, 64])("parts equal items where all %i find a partner only then", (count) => {
    const wanted = Array.from({ length: count }, (_, n) => n);
    const shifted = wanted.map((n) => n + 1).reverse();
    expect(findings(NEAR, wanted, shifted)).toEqual([]);
    expect(findings(NEAR, wanted, [...shifted.slice(1), 99])).not.toEqual([]);
  });

  it("parts equal items for the same values rendered differently", () => {
    expect(findings(ANY_ORDER, [true, 1], [1, "1"])).toEqual(["wrong_type@p[0]", "wrong_type@p[1]"]);
  });

  it("leaves equal items together where nothing is gained", () => {
    expect(findings(ANY_ORDER, [1, 2, "x"], [2, 1, "y"])).toEqual(["wrong_value@p[2]"]);
    expect(findings(ANY_ORDER, [1, 2], [2, 1, 3])).toEqual(["wrong_value@p"]);
    expect(findings(ANY_ORDER, [1, 1, 2], [1, 2, 2])).toHaveLength(1);
  });
});
