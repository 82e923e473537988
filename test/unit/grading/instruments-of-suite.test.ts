import { describe, expect, it } from "vitest";
import { LEVELS } from "../../../lib/grading/claims.ts";
import { instrumentsOfSuite } from "../../../lib/grading/instruments-of-suite.ts";
import type { ToolObject } from "../../../lib/grading/model.ts";
import type { JsonText } from "../../../lib/json/json-node.ts";
import { type Sketch, suiteOf, TOOLS } from "./grade-sketch.ts";

const of = (sketch: Sketch) => instrumentsOfSuite(suiteOf(sketch));
const ids = (sketch: Sketch) => LEVELS.map((level) => of(sketch)[level].id);
const changed = (change: (tool: ToolObject) => Partial<ToolObject>) =>
  TOOLS.map((tool) => (tool.name === "ship" ? { ...tool, ...change(tool) } : tool));

describe("instrumentsOfSuite", () => {
  it("makes one instrument a level, each with its own id", () => {
    const made = of({});
    expect(LEVELS.map((level) => made[level].level)).toEqual([...LEVELS]);
    expect(new Set(ids({})).size).toBe(5);
  });

  it("carries rules only where they are used, nested and null defaults included", () => {
    const made = of({});
    for (const level of ["harness", "exact", "claims"] as const) expect(made[level].rules).toEqual({});
    expect(made.equivalent.rules.find?.defaults).toEqual({ limit: "10", sort: "null" });
    expect(made.effect.rules.ship?.defaults).toEqual({ "items[].gift": "false", fragile: "false" });
    expect(made.equivalent.rules.ship?.norms["items[].price"]).toEqual({ use: "money_cents", options: {} });
    expect(made.equivalent.rules.pay).toBeUndefined();
  });

  it("lets a tool's own defaults win over its schema's", () => {
    const tools = changed(() => ({ defaults: '{"fragile":true}' as JsonText }));
    expect(of({ tools }).equivalent.rules.ship?.defaults.fragile).toBe("true");
  });

  it("keeps its ids whatever order tools, rules and options are declared in", () => {
    const turned = changed((tool) => ({
      evalNorms: Object.fromEntries(Object.entries(tool.evalNorms).reverse()),
    })).toReversed();
    expect(ids({ tools: turned })).toEqual(ids({}));
  });

  it("changes the ids of the levels that a new rule concerns, and no other", () => {
    const tools = changed((tool) => ({
      evalNorms: { ...tool.evalNorms, on: { use: "month", options: {} } },
    }));
    const same = ids({ tools }).map((id, place) => id === ids({})[place]);
    expect(same).toEqual([true, true, true, false, false]);
    const options = ids({ options: { repeats: "forbid" } });
    expect(options[2]).not.toBe(ids({})[2]);
  });

  it("keeps a tool called __proto__ apart", () => {
    const tools = TOOLS.map((tool) => (tool.name === "find" ? { ...tool, name: "__proto__" } : tool));
    expect(Object.hasOwn(of({ tools }).equivalent.rules, "__proto__")).toBe(true);
    expect(ids({ tools })).not.toEqual(ids({ tools: tools.filter(({ name }) => name !== "__proto__") }));
  });
});
