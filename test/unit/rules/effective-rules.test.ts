import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileSuite } from "../../../lib/grading/compile-suite.ts";
import { instrumentsOfSuite } from "../../../lib/grading/instruments-of-suite.ts";
import type { NormalizerUse, ToolObject } from "../../../lib/grading/model.ts";
import type { JsonText } from "../../../lib/json/json-node.ts";
import { adoptChanges } from "../../../lib/rules/adopt-changes.ts";
import type { AdoptedRules } from "../../../lib/rules/adopted-rules.ts";
import { applyRuleChanges } from "../../../lib/rules/apply-rule-changes.ts";
import { effectiveRules } from "../../../lib/rules/effective-rules.ts";
import type { RuleChange } from "../../../lib/rules/rule-change.ts";

const use = (name: string, options: Record<string, unknown> = {}): NormalizerUse => ({ use: name, options });
const tool: ToolObject = {
  kind: "tool",
  name: "find",
  description: null,
  inputSchema: '{"type":"object","properties":{"limit":{"type":"integer","default":50}}}' as JsonText,
  effect: "read_only",
  defaults: '{"sort":null}' as JsonText,
  evalNorms: { on: use("date", { zone: "UTC", order: "dmy" }), tags: use("set") },
  extra: null,
};
const own = compileSuite([tool], { argsMatch: "named", repeats: "signal" });
const find = own.tools.get("find");
if (find === undefined) throw new Error("the tool was just compiled");

const NONE: AdoptedRules = { norms: {}, defaults: {} };
const norm = (path: string, rule: NormalizerUse | null): RuleChange => ({
  kind: "norm",
  tool: "find",
  path,
  rule,
});
const fallback = (path: string, value: string | null): RuleChange => ({
  kind: "default",
  tool: "find",
  path,
  value: value as JsonText | null,
});
const rulesWith = (adopted: AdoptedRules) =>
  instrumentsOfSuite(effectiveRules(own, new Map([["find", adopted]]))).equivalent.rules.find;

describe("effective rules", () => {
  it("lay what was adopted over what came: another, a further, and a dropped one", () => {
    const norms = { on: use("month"), tags: null, name: use("whitespace") };
    const defaults = { limit: null, sort: '"up"' as JsonText, page: "1" as JsonText };
    expect(rulesWith({ norms, defaults })).toEqual({
      norms: { on: use("month"), name: use("whitespace") },
      defaults: { sort: '"up"', page: "1" },
    });
  });

  it("are the tool's own where nothing was adopted, or only for tools that are not there", () => {
    expect(effectiveRules(own, new Map())).toBe(own);
    expect(effectiveRules(own, new Map([["gone", { norms: { x: use("set") }, defaults: {} }]]))).toEqual(own);
  });

  it("leave to the levels without rules the defaults that came", () => {
    const after = effectiveRules(own, new Map([["find", { norms: {}, defaults: { limit: null } }]]));
    expect(after.tools.get("find")?.defaults.has("limit")).toBe(false);
    expect(after.tools.get("find")?.ownDefaults.has("limit")).toBe(true);
  });
});

describe("adopting changes", () => {
  it("keeps nothing where a change comes to the tool's own rule, whatever the order of its options", () => {
    const changed = adoptChanges(find, NONE, [norm("on", null), fallback("limit", "20")]);
    expect(changed).toEqual({ norms: { on: null }, defaults: { limit: "20" } });
    const back = [norm("on", use("date", { order: "dmy", zone: "UTC" })), fallback("limit", "50")];
    expect(adoptChanges(find, changed, back)).toEqual(NONE);
  });

  it("keeps nothing where what was adopted is dropped, and a null where the tool's own is", () => {
    const adopted = adoptChanges(find, NONE, [norm("name", use("whitespace")), fallback("page", "1")]);
    expect(adoptChanges(find, adopted, [norm("name", null), fallback("page", null)])).toEqual(NONE);
    expect(adoptChanges(find, NONE, [norm("tags", null), fallback("sort", null)])).toEqual({
      norms: { tags: null },
      defaults: { sort: null },
    });
  });

  it("comes to the rules that the changes give when they are applied to the rules in force", () => {
    const paths = fc.constantFrom("on", "tags", "name", "__proto__", "constructor");
    const places = fc.constantFrom("limit", "sort", "page", "__proto__");
    const rules = fc.option(fc.constantFrom("date", "month", "set", "number"), { nil: null });
    const values = fc.option(fc.constantFrom("50", "null", '"up"', "1"), { nil: null });
    const changes = fc.array(
      fc.oneof(
        fc.tuple(paths, rules).map(([path, rule]) => norm(path, rule === null ? null : use(rule))),
        fc.tuple(places, values).map(([path, value]) => fallback(path, value)),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(changes, changes, (first, second) => {
        const before = adoptChanges(find, NONE, first);
        const standing = effectiveRules(own, new Map([["find", before]]));
        const after = adoptChanges(find, before, second);
        const applied = applyRuleChanges(standing, second);
        expect(rulesWith(after)).toEqual(instrumentsOfSuite(applied).equivalent.rules.find);
      }),
    );
  });

  it("adopting a rule and dropping it again gives the instrument of before", () => {
    const id = (adopted: AdoptedRules) =>
      instrumentsOfSuite(effectiveRules(own, new Map([["find", adopted]]))).equivalent.id;
    const adopted = adoptChanges(find, NONE, [norm("name", use("whitespace"))]);
    expect(id(adopted)).not.toBe(id(NONE));
    expect(id(adoptChanges(find, adopted, [norm("name", null)]))).toBe(id(NONE));
  });
});
