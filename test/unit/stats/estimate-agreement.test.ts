import { describe, expect, it } from "vitest";
import { estimateAgreement } from "../../../lib/stats/estimate-agreement.ts";

const labels = (given: Record<string, string>) => new Map(Object.entries(given));

describe("estimateAgreement", () => {
  it("gives κ of two reviewers, whatever the order in which they labelled", () => {
    const { reviewers, items, percent, kappa, alpha } = estimateAgreement([
      labels({ first: "agent_right", second: "agent_right" }),
      labels({ second: "agent_wrong", first: "agent_right" }),
      labels({ first: "agent_wrong", second: "agent_wrong" }),
      labels({ first: "unsure" }),
    ]);
    expect({ reviewers, items, alpha }).toEqual({ reviewers: 2, items: 3, alpha: null });
    expect(percent.value).toBeCloseTo(2 / 3, 12);
    expect(kappa?.value).toBeCloseTo(0.4, 12);
  });

  it("gives α of more reviewers", () => {
    const { reviewers, kappa, alpha } = estimateAgreement([
      labels({ first: "a", second: "a" }),
      labels({ second: "b", third: "b" }),
      labels({ first: "a", third: "b" }),
    ]);
    expect({ reviewers, kappa }).toEqual({ reviewers: 3, kappa: null });
    expect(alpha?.value).toBeCloseTo(4 / 9, 12);
  });

  it("has nothing to say of items that one reviewer labelled", () => {
    expect(estimateAgreement([labels({ first: "a" }), labels({ second: "a" })])).toEqual({
      reviewers: 0,
      items: 0,
      percent: { value: null, n: 0, reason: "no_items" },
      kappa: null,
      alpha: null,
    });
  });
});
