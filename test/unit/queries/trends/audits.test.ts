import { describe, expect, it } from "vitest";
import type { Audit } from "../../../../lib/queries/trends/audit.ts";
import { placeAudits } from "../../../../lib/queries/trends/place-audits.ts";
import { populationRuns } from "../../../../lib/queries/trends/population-runs.ts";
import { trendRunOf } from "./trend-run-of.ts";

const spans = [
  { id: 1, key: "r1", model: "a", first: 1n, last: 10n },
  { id: 2, key: "r2", model: "b", first: 11n, last: 25n },
  { id: 3, key: "r3", model: null, first: 21n, last: 30n },
  { id: 4, key: "r4", model: "a", first: null, last: null },
];
const drawn = { runs: null, filter: {}, lastRecord: "20" };

describe("populationRuns", () => {
  it("has the runs that had records at the draw, and says which have grown since", () => {
    expect(populationRuns(drawn, spans)).toEqual({ runIds: new Set([1, 2]), grown: new Set([2]) });
  });

  it("keeps to the runs and models that were chosen", () => {
    expect(populationRuns({ ...drawn, runs: ["r1"] }, spans)?.runIds).toEqual(new Set([1]));
    expect(populationRuns({ ...drawn, filter: { model: ["b"] } }, spans)?.runIds).toEqual(new Set([2]));
    const later = { ...drawn, lastRecord: "99" };
    expect(populationRuns({ ...later, filter: { model: [""] } }, spans)?.runIds).toEqual(new Set([3]));
  });

  it("is of no runs where anything else narrows it", () => {
    expect(populationRuns({ ...drawn, filter: { tool: ["issue_refund"] } }, spans)).toBeNull();
    expect(populationRuns({ ...drawn, filter: { case: ["c"], model: ["a"] } }, spans)).toBeNull();
    expect(populationRuns({ ...drawn, filter: { tool: [] } }, spans)).not.toBeNull();
  });

  it("holds keys that a double can't", () => {
    const big = [{ id: 1, key: "r", model: null, first: 1n, last: 9_007_199_254_740_993n }];
    expect(populationRuns({ ...drawn, lastRecord: "9007199254740992" }, big)?.grown).toEqual(new Set([1]));
  });
});

describe("placeAudits", () => {
  const places = [1, 2, 3, 4].map((id) => ({ key: `r${id}`, day: "", runs: [trendRunOf({ id })] }));
  const audit = (...runIds: number[]) =>
    ({ population: { sampleId: 1, runIds: new Set(runIds), grown: new Set() } }) as unknown as Audit;

  it("stands from the first to the last run of the population that is shown", () => {
    const [placed] = placeAudits(places, [audit(2, 4, 9)]);
    expect(placed).toMatchObject({ from: 1, to: 3, shown: 2 });
  });

  it("leaves out what has no run here", () => {
    expect(placeAudits(places, [audit(9), audit()])).toEqual([]);
  });
});
