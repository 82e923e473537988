import { describe, expect, it } from "vitest";
import type { Finding } from "../../../lib/grading/result.ts";
import type { JsonText } from "../../../lib/json/json-node.ts";
import { type Sight, suggestCause } from "../../../lib/review/suggest-cause.ts";

function finding(more: Partial<Finding>): Finding {
  return {
    claim: "value",
    kind: "wrong_value",
    callIndex: 0,
    expectedIndex: 0,
    tool: "list_invoices",
    path: "status",
    expected: null,
    actual: null,
    message: "",
    ...more,
  };
}

function suggest(findings: readonly Finding[], more: Partial<Sight> = {}) {
  return suggestCause({ findings, normalized: findings, defaultOf: () => null, repeats: false, ...more });
}

describe("suggestCause", () => {
  it("sees the same elements in another order", () => {
    const swapped = finding({ expected: '["open", "late"]', actual: '["late","open"]' });
    expect(suggest([swapped])).toBe("argument_order");
    expect(suggest([{ ...swapped, actual: '["late","paid"]' }])).toBeNull();
  });

  it("sees a default that was stated, not another value", () => {
    const stated = finding({ kind: "unexpected_argument", path: "limit", actual: "50.0" });
    const defaultOf = (tool: string, path: string) =>
      tool === "list_invoices" && path === "limit" ? ("50.0" as JsonText) : null;
    expect(suggest([stated], { defaultOf })).toBe("stated_default");
    expect(suggest([{ ...stated, actual: "51" }], { defaultOf })).toBeNull();
    expect(suggest([stated])).toBeNull();
  });

  it("sees one value rendered in two ways, and strings that differ in nothing one can mean", () => {
    expect(
      suggest([finding({ kind: "wrong_type", claim: "type", expected: "4200", actual: '"4200"' })]),
    ).toBe("equivalent_encoding");
    expect(suggest([finding({ expected: '"\u00c5rhus"', actual: '"A\u030arhus"' })])).toBe(
      "equivalent_encoding",
    );
    expect(suggest([finding({ expected: '"Bergen"', actual: '"Oslo"' })])).toBeNull();
  });

  it("sees what is equal after normalizing: there the finding is gone", () => {
    const month = finding({ path: "month", expected: '"2026-11"', actual: '"Nov 2026"' });
    expect(suggest([month], { normalized: [] })).toBe("equivalent_encoding");
    expect(suggest([month], { normalized: [{ callIndex: 0, path: "other" }] })).toBe("equivalent_encoding");
    expect(suggest([month])).toBeNull();
  });

  it("sees a repeat of an earlier call, found or only signalled", () => {
    expect(suggest([finding({ claim: "repeat", kind: "repeated_call", path: null })])).toBe("repeated_call");
    expect(suggest([], { repeats: true })).toBe("repeated_call");
    expect(suggest([])).toBeNull();
  });

  it("suggests nothing where one of the findings stays unexplained", () => {
    const swapped = finding({ expected: "[1,2]", actual: "[2,1]" });
    expect(suggest([swapped, finding({ kind: "missing_call", claim: "count", path: null })])).toBeNull();
  });

  it("suggests nothing for a literal that was cut", () => {
    expect(suggest([finding({ expected: `["${"x".repeat(9)}… (+9)`, actual: "[]" })])).toBeNull();
  });
});
