import { describe, expect, it } from "vitest";
import { checkContract } from "../../../lib/grading/check-contract.ts";
import { checkSuite } from "../../../lib/grading/check-suite.ts";
import { compileSuite } from "../../../lib/grading/compile-suite.ts";
import { duplicateViolation } from "../../../lib/grading/duplicate-violation.ts";
import type { ToolObject } from "../../../lib/grading/model.ts";
import type { Violation } from "../../../lib/grading/result.ts";
import { unknownCaseViolation } from "../../../lib/grading/unknown-case-violation.ts";
import type { JsonText } from "../../../lib/json/json-node.ts";
import { caseOf, gradeSketch, type Sketch, suiteOf } from "./grade-sketch.ts";

const check = (sketch: Sketch): Violation[] =>
  [...checkContract(suiteOf(sketch), [caseOf(sketch)])].filter(({ caseId }) => caseId !== null);
const codes = (sketch: Sketch) => check(sketch).map(({ violation, path }) => `${violation}@${path ?? ""}`);
const tool = (rest: Partial<ToolObject>): ToolObject => ({
  kind: "tool",
  name: "t",
  description: null,
  inputSchema: null,
  effect: "side_effecting",
  defaults: null,
  evalNorms: {},
  extra: null,
  ...rest,
});
const schema = (text: string) => text as JsonText;
const PAY = { name: "pay", args: '{"to":"A","cents":1}' };

describe("checkContract", () => {
  it("has nothing against a sound case", () => {
    expect(codes({ expect: [PAY] })).toEqual([]);
  });

  it("K1 finds an expected tool that is not registered, and names the near one", () => {
    const [violation] = check({ expect: [{ name: "lookUp" }] });
    expect(violation).toMatchObject({ violation: "K1", severity: "error", tool: "lookUp" });
    expect(violation?.fix).toContain("look_up");
  });

  it("K2 finds an argument that the schema lacks, and names what it now takes", () => {
    const [violation, more] = check({ expect: [{ name: "pay", args: '{"to":"A","amount":1}' }] });
    expect(more).toBeUndefined();
    expect(violation).toMatchObject({ violation: "K2", path: "amount", tool: "pay" });
    for (const name of ["to", "cents", "memo"]) expect(violation?.message).toContain(name);
  });

  it("K2 finds names that only optional_args or arg_types give", () => {
    expect(
      codes({
        expect: [{ ...PAY, optional: ["cents", "amount"], types: { "payee[].id": ["int"], to: ["str"] } }],
      }),
    ).toEqual(["K2@amount", "K2@payee"]);
  });

  it("K2 shares one group over all cases that one rename broke", () => {
    const cases = ["a", "b"].map((caseId) =>
      caseOf({ expect: [{ name: "pay", args: '{"to":"A","amount":1}' }], case: { caseId } }),
    );
    const found = [...checkContract(suiteOf({}), cases)].filter(
      ({ violation, severity }) => violation === "K2" && severity === "error",
    );
    expect(found.map(({ caseId }) => caseId)).toEqual(["a", "b"]);
    expect(new Set(found.map(({ group }) => group)).size).toBe(1);
  });

  it("K2 reaches nested arguments, one group for all places", () => {
    const found = check({
      expect: [{ name: "ship", args: '{"items":[{"sku":"a","cost":1},{"sku":"b","cost":2}]}' }],
    });
    expect(found.map(({ path }) => path).sort()).toEqual(["items[0].cost", "items[1].cost"]);
    expect(new Set(found.map(({ group }) => group)).size).toBe(1);
  });

  it("K2 asks nothing of a schema that is open or lists nothing", () => {
    for (const text of ['{"type":"object"}', '{"properties":{},"additionalProperties":true}', "true", "[]"]) {
      expect(
        codes({ tools: [tool({ inputSchema: schema(text) })], expect: [{ name: "t", args: '{"x":1}' }] }),
      ).toEqual([]);
    }
  });

  it("K3 finds an expectation that anything passes", () => {
    expect(codes({ expect: [] })).toEqual(["K3@"]);
    expect(codes({ expect: null })).toEqual(["K3@"]);
    expect(codes({ level: "equivalent", expect: [PAY], accept: [[]] })).toEqual(["K3@"]);
  });

  it("K3 accepts the expectation that nothing happens, and one of effects alone", () => {
    expect(codes({ expect: [], case: { forbidOtherSideEffects: true } })).toEqual([]);
    const paid = { name: "paid", path: "payments", exists: schema("{}"), absent: null, count: null };
    const effects: Sketch = { expect: [], case: { expectEffects: [paid] } };
    expect(codes(effects)).toEqual([]);
    expect(gradeSketch(effects).verdict).toBe("ungraded");
    const world = { world: schema('{"payments":[{"cents":1}]}') };
    expect(gradeSketch({ ...effects, level: "effect", record: world }).verdict).toBe("pass");
  });

  it("K4 finds a call without args where some are required", () => {
    expect(codes({ expect: [{ name: "pay", args: null }] })).toEqual(["K4@"]);
    expect(codes({ expect: [{ name: "pay", args: "{}" }] })).toEqual([]);
    expect(codes({ expect: [{ name: "look_up", args: null }] })).toEqual([]);
  });

  it("K5 warns of a tool without a declared effect, which ungrades nothing by itself", () => {
    const warnings = checkSuite(suiteOf({})).filter(({ violation }) => violation === "K5");
    expect(warnings.map((warning) => [warning.tool, warning.severity])).toEqual([["probe", "warning"]]);
    expect(gradeSketch({ expect: [{ name: "probe" }], calls: [["probe", "{}"]] }).verdict).toBe("pass");
  });

  it("K6 finds literals that their own schema refuses, at any depth", () => {
    expect(codes({ expect: [{ name: "pay", args: '{"to":"A","cents":"1"}' }] })).toEqual(["K6@cents"]);
    expect(codes({ expect: [{ name: "pay", args: '{"to":"A","cents":1.0}' }] })).toEqual(["K6@cents"]);
    expect(codes({ expect: [{ name: "pay", args: '{"to":"A","cents":1,"tags":["a",2]}' }] })).toEqual([
      "K6@tags[1]",
    ]);
    expect(codes({ expect: [{ name: "pay", args: '{"to":"A"}', anyOf: { cents: ["1", "true"] } }] })).toEqual(
      ["K6@cents"],
    );
  });

  it("K6 finds a literal that the case's own arg_types refuses", () => {
    expect(codes({ expect: [{ ...PAY, types: { cents: ["str"] } }] })).toEqual(["K6@cents"]);
  });

  it("K6 finds a literal outside the enum, and names a schema that contradicts itself", () => {
    const tools = [
      tool({
        inputSchema: schema(
          '{"properties":{"size":{"type":"string","enum":["s","m"]},"n":{"type":"integer","enum":["1","2"]}}}',
        ),
      }),
    ];
    expect(codes({ tools, expect: [{ name: "t", args: '{"size":"m"}' }] })).toEqual([]);
    expect(codes({ tools, expect: [{ name: "t", args: '{"size":"xl"}' }] })).toEqual(["K6@size"]);
    expect(check({ tools, expect: [{ name: "t", args: '{"n":1}' }] })[0]?.message).toContain(
      "contradicts itself",
    );
  });

  it("K7 finds normalizers that are unknown, misused or on no parameter, and breaks the tool's cases", () => {
    const properties =
      '{"properties":{"on":{"type":"string"},"list":{"type":"array","items":{"properties":{"p":{}}}}}}';
    const withNorms = (evalNorms: ToolObject["evalNorms"]) => [
      tool({ inputSchema: schema(properties), evalNorms }),
    ];
    const bad: ToolObject["evalNorms"][] = [
      { on: { use: "no_such", options: {} } },
      { on: { use: "constructor", options: {} } },
      { off: { use: "date", options: {} } },
      { "list[].q": { use: "date", options: {} } },
      { "on.day": { use: "date", options: {} } },
      { "on[]": { use: "date", options: {} } },
      { on: { use: "date", options: { order: 7 } } },
    ];
    for (const norms of bad) {
      const sketch: Sketch = {
        tools: withNorms(norms),
        expect: [{ name: "t", args: '{"on":"x"}' }],
        calls: [["t", '{"on":"x"}']],
      };
      expect(checkSuite(suiteOf(sketch)).map(({ violation }) => violation)).toEqual(["K7"]);
      expect(codes(sketch)).toHaveLength(1);
      expect(gradeSketch(sketch).verdict).toBe("ungraded");
    }
    expect(checkSuite(suiteOf({ tools: withNorms({ "list[].p": { use: "date", options: {} } }) }))).toEqual(
      [],
    );
  });

  it("K8 and K9 name the case, the tool or the record", () => {
    expect(duplicateViolation("case", "c1")).toMatchObject({ violation: "K8", caseId: "c1", tool: null });
    expect(duplicateViolation("tool", "t1")).toMatchObject({ violation: "K8", caseId: null, tool: "t1" });
    expect(unknownCaseViolation("r1", "c1")).toMatchObject({ violation: "K9", caseId: "c1" });
    expect(unknownCaseViolation("r1", "c1").message).toContain("r1");
  });

  it("says that K2, K4 and K6 are not checked without a schema, and grades all the same", () => {
    const sketch: Sketch = {
      tools: [tool({})],
      expect: [{ name: "t", args: '{"x":1}' }],
      calls: [["t", '{"x":1}']],
    };
    expect(codes(sketch)).toEqual([]);
    expect(checkSuite(suiteOf(sketch)).map(({ severity, message }) => [severity, message])).toEqual([
      ["warning", "t came without an input schema, so K2, K4 and K6 are not checked for it."],
    ]);
    expect(gradeSketch(sketch).verdict).toBe("pass");
  });

  it("makes the records of a broken case ungraded, with the reason", () => {
    const result = gradeSketch({ expect: [{ name: "nowhere" }], calls: [["pay", "{}"]] });
    expect(result.verdict).toBe("ungraded");
    expect(result.reason).toContain("K1");
    expect(result.findings).toEqual([]);
  });

  it("keeps the first of two tools of one name", () => {
    const suite = compileSuite([tool({ effect: "read_only" }), tool({})], {
      argsMatch: "named",
      repeats: "signal",
    });
    expect(suite.tools.get("t")?.effect).toBe("read_only");
  });
});
