import { describe, expect, it } from "vitest";
import { lanePieces } from "../../../../components/trends/lane-pieces.ts";
import { trendChanges } from "../../../../lib/queries/trends/trend-changes.ts";
import { trendRunOf } from "./trend-run-of.ts";

const day = (n: number) => new Date(Date.UTC(2026, 10, n));
const place = (...runs: ReturnType<typeof trendRunOf>[]) => ({ key: String(runs[0]?.id), day: "", runs });

describe("trendChanges", () => {
  it("holds model and sha against the run before, and nothing before the first", () => {
    const places = [
      place(trendRunOf({ id: 1, model: "a", gitSha: "1" })),
      place(trendRunOf({ id: 2, model: "a", gitSha: "2" })),
      place(trendRunOf({ id: 3, model: "b", gitSha: "2" })),
      place(trendRunOf({ id: 4, model: null, gitSha: "2" })),
    ];
    expect(trendChanges(places, [])).toEqual([
      { what: "sha", place: 1, from: "1", to: "2" },
      { what: "model", place: 2, from: "a", to: "b" },
      { what: "model", place: 3, from: "b", to: null },
    ]);
  });

  it("sees a change within a day, and across days without runs", () => {
    const places = [
      place(trendRunOf({ id: 1, model: "a" }), trendRunOf({ id: 2, model: "b" })),
      place(),
      place(trendRunOf({ id: 3, model: "c" })),
    ];
    expect(trendChanges(places, []).map((change) => change.place)).toEqual([0, 2]);
  });

  it("begins an instrument with the first run that came in after it was made", () => {
    const places = [1, 2, 3].map((n) => place(trendRunOf({ id: n, createdAt: day(n) })));
    const birth = (at: Date) => [{ level: "equivalent", version: 2, createdAt: at }];
    const change = { what: "instrument", place: 1, from: "equivalent v1", to: "equivalent v2" };
    expect(trendChanges(places, birth(new Date(day(1).getTime() + 1)))).toEqual([change]);
    // Made before all of them, or after: no line through the chart.
    expect(trendChanges(places, birth(day(1)))).toEqual([]);
    expect(trendChanges(places, birth(day(9)))).toEqual([]);
  });
});

describe("lanePieces", () => {
  it("covers every place, also where several changes fall on one", () => {
    const model = { what: "model" as const };
    const pieces = lanePieces(5, "a", [
      { ...model, place: 2, from: "a", to: "b" },
      { ...model, place: 2, from: "b", to: "c" },
      { ...model, place: 4, from: "c", to: null },
    ]);
    expect(pieces).toEqual([
      { from: 0, to: 2, text: "a" },
      { from: 2, to: 4, text: "c" },
      { from: 4, to: 5, text: null },
    ]);
    expect(lanePieces(3, null, [])).toEqual([{ from: 0, to: 3, text: null }]);
  });
});
