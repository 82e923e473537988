import { describe, expect, it } from "vitest";
import { stratumOf } from "../../../../lib/queries/samples/stratum-of.ts";

const finding = (claim: "value" | "count" | "order", tool: string) => ({ claim, tool, meant: true });

describe("stratumOf", () => {
  it("parts by the first failing claim in the claims' order, not in the findings'", () => {
    const findings = [finding("order", "a"), finding("value", "b"), finding("value", "c")];
    expect(stratumOf("verdict", findings, null)).toBe("failed");
    expect(stratumOf("claim", findings, null)).toBe("failed:value");
    expect(stratumOf("tool", findings, null)).toBe("failed:b");
  });

  it("reads the claim from the packed column where that is given", () => {
    expect(stratumOf("claim", [], "PPNFPPFN")).toBe("failed:type");
  });

  it("says so where a failed unit has neither", () => {
    expect(stratumOf("claim", [], "NNNNNNNN")).toBe("failed:(none)");
    expect(stratumOf("tool", [], null)).toBe("failed:(none)");
    expect(stratumOf("tool", [finding("count", "")], null)).toBe("failed:(none)");
  });
});
