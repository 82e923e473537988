import { describe, expect, it } from "vitest";
import { shapeOfLiteral } from "../../../../lib/commands/grading/shape-of-literal.ts";
import { signatureOf } from "../../../../lib/commands/grading/signature-of.ts";
import { FINDING_KINDS } from "../../../../lib/grading/claims.ts";
import type { Finding } from "../../../../lib/grading/result.ts";

const FINDING: Finding = {
  claim: "value",
  kind: "wrong_value",
  callIndex: 0,
  expectedIndex: 0,
  tool: "search",
  path: "items[3].month",
  expected: '"2026-03"',
  actual: '"2026-03-01"',
  message: "…",
};

describe("shapeOfLiteral", () => {
  it.each([
    ["4200", "int"],
    ["4200.0", "float"],
    ["42e2", "float"],
    ["true", "bool"],
    ["null", "null"],
    ["[]", "empty list"],
    ["[1]", "list"],
    ['{"a":1}', "object"],
    ['""', "empty text"],
    ['"2026-03-01"', '"9999-99-99"'],
    ['"ORD-448192"', '"a-9…"'],
    ['"two words"', "text"],
    ['"a\\u0000b"', "text"],
    ["{'a': 1}", "object"],
    ["NaN", "not JSON"],
    ["", "empty"],
    [`"${"x".repeat(5000)}"`, "text"],
  ])("of %s is %s", (literal, shape) => {
    expect(shapeOfLiteral(literal)).toBe(shape);
  });
});

describe("signatureOf", () => {
  it("is the same for the same mistake about other values at another place of a list", () => {
    const other = {
      ...FINDING,
      path: "items[0].month",
      expected: '"2025-11"',
      actual: '"2025-11-30"',
      callIndex: 4,
    };
    expect(signatureOf(other)).toEqual(signatureOf(FINDING));
    expect(signatureOf(FINDING)).toMatchObject({
      path: "items[].month",
      expectedShape: '"9999-99"',
      actualShape: '"9999-99-99"',
      title: 'search · items[].month has another value: "9999-99-99" for "9999-99"',
    });
  });

  it.each([
    ["tool", { tool: "find" }],
    ["path", { path: "items[3].day" }],
    ["kind", { kind: "missing_argument" as const }],
    ["shape of the actual value", { actual: "5" }],
    ["shape of the expected value", { expected: null }],
  ])("differs by the %s", (_, change) => {
    expect(signatureOf({ ...FINDING, ...change }).hash).not.toBe(signatureOf(FINDING).hash);
  });

  it("tells apart which tool was called instead", () => {
    const named = (actual: string) =>
      signatureOf({
        ...FINDING,
        claim: "name",
        kind: "wrong_tool",
        path: null,
        expected: '"search"',
        actual,
      });
    expect(named('"find"').hash).not.toBe(named('"list"').hash);
    expect(named('"find"').title).toBe("find is called for search");
  });

  it("has a title for every kind of finding", () => {
    for (const kind of Object.values(FINDING_KINDS).flat()) {
      expect(signatureOf({ ...FINDING, kind }).title).toMatch(/\w/);
    }
  });
});
