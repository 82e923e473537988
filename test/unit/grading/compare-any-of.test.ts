import { describe, expect, it } from "vitest";
import type { ToolObject } from "../../../lib/grading/model.ts";
import { gradeSketch } from "./grade-sketch.ts";

const TOOL: ToolObject = {
  kind: "tool",
  name: "set",
  description: null,
  inputSchema: null,
  effect: "side_effecting",
  defaults: null,
  evalNorms: {},
  extra: null,
};

const findings = (accepted: string[], actual: string) =>
  gradeSketch({
    tools: [TOOL],
    expect: [{ name: "set", args: "{}", anyOf: { p: accepted } }],
    calls: [["set", `{"p":${actual}}`]],
  }).findings.map(({ kind, path, expected }) => `${kind}@${path} ${expected}`);

describe("compareAnyOf", () => {
  it.each([
    [['"x"', "1"], '"1"'],
    [["1", '"x"'], '"1"'],
    [["[5]", "true", '"x"'], '"True"'],
  ])(
    "takes the same value rendered differently for the nearest of %j, wherever it stands",
    (accepted, actual) => {
      expect(findings(accepted, actual).map((one) => one.split(" ")[0])).toEqual(["wrong_type@p"]);
    },
  );

  it("takes any of them, and the first where all are as far", () => {
    expect(findings(["1", "2"], "2")).toEqual([]);
    expect(findings(["1", "2"], "3")).toEqual(["wrong_value@p 1"]);
  });

  it("gives one value finding, where the nearest differs", () => {
    expect(findings(['{"a":1,"b":1}', '{"a":2,"b":2}'], '{"a":2,"b":3}')).toEqual(["wrong_value@p.b 2"]);
    expect(findings(['{"a":1,"b":1}', '{"a":2,"b":2}'], '{"a":3,"b":3}')).toHaveLength(1);
  });
});
