import { describe, expect, it } from "vitest";
import { auditOffsets } from "../../../components/trends/audit-offsets.ts";
import { chartCuts } from "../../../components/trends/chart-cuts.ts";
import { rateMethod } from "../../../components/trends/rate-method.ts";
import { usageNumber } from "../../../components/trends/usage-number.ts";
import { intervalText } from "../../../components/ui/interval-text.ts";

describe("rateMethod", () => {
  it("says what is divided by what", () => {
    expect(rateMethod("instrument", "calls", "runs")).toBe("failing ÷ graded calls of the run");
    expect(rateMethod("tool", "records", "runs")).toBe(
      "records that fail with a finding on the tool ÷ all graded records of the run",
    );
    expect(rateMethod("claim", "calls", "days")).toBe(
      "calls that bear a finding under the claim ÷ all graded calls of the day’s runs",
    );
  });
});

describe("usageNumber", () => {
  it("writes each kind in its unit", () => {
    expect(usageNumber("tokens", 2610.5)).toBe("2,611");
    expect(usageNumber("tokens", 17_040)).toBe("17.0k");
    expect(usageNumber("cost", 0)).toBe("$0");
    expect(usageNumber("cost", 0.012345)).toBe("$0.0123");
    expect(usageNumber("cost", 1.5)).toBe("$1.50");
    expect(usageNumber("latency", 412)).toBe("412 ms");
    expect(usageNumber("latency", 4200)).toBe("4.2 s");
  });
});

describe("intervalText", () => {
  it("writes both bounds in percent", () => {
    expect(intervalText({ low: 0.153842, high: 0.234246 })).toBe("15.4 – 23.4");
  });
});

describe("auditOffsets", () => {
  it("moves a dot aside where a run's points or another audit's dot would be", () => {
    const audits = [
      { id: 1, from: 0, to: 2 },
      { id: 2, from: 1, to: 1 },
      { id: 3, from: 0, to: 3 },
      { id: 4, from: 0, to: 3 },
    ];
    expect([...auditOffsets(audits)]).toEqual([
      [1, 13],
      [2, 26],
      [3, 0],
      [4, 13],
    ]);
  });
});

describe("chartCuts", () => {
  it("cuts where a model or an instrument changed, once a place, and never for a sha", () => {
    const change = { from: "a", to: "b" };
    expect(
      chartCuts([
        { what: "model", place: 3, ...change },
        { what: "instrument", place: 3, ...change },
        { what: "sha", place: 2, ...change },
        { what: "model", place: 0, ...change },
      ]),
    ).toEqual([3]);
  });
});
