import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayInZone } from "../../../../lib/queries/trends/day-in-zone.ts";
import { ratesAtPlaces } from "../../../../lib/queries/trends/rates-at-places.ts";
import { readTimeZone } from "../../../../lib/queries/trends/read-time-zone.ts";
import { toPlaces } from "../../../../lib/queries/trends/to-places.ts";
import { trendRunOf } from "./trend-run-of.ts";

const at = (text: string) => new Date(text);

describe("dayInZone", () => {
  it("is the reader's calendar day, also where the zone changes its clock", () => {
    expect(dayInZone(at("2026-11-24T23:30:00Z"), "UTC")).toBe("2026-11-24");
    expect(dayInZone(at("2026-11-24T23:30:00Z"), "Europe/Berlin")).toBe("2026-11-25");
    expect(dayInZone(at("2026-11-25T04:59:00Z"), "America/New_York")).toBe("2026-11-24");
    // Summer time ends at 01:00 UTC on 25 October 2026: midnight is at 22:00, then at 23:00 UTC.
    expect(dayInZone(at("2026-10-24T22:00:00Z"), "Europe/Berlin")).toBe("2026-10-25");
    expect(dayInZone(at("2026-10-25T22:59:00Z"), "Europe/Berlin")).toBe("2026-10-25");
    expect(dayInZone(at("2026-10-25T23:00:00Z"), "Europe/Berlin")).toBe("2026-10-26");
  });

  it("agrees with the ISO text in UTC", () => {
    fc.assert(
      fc.property(fc.date({ min: at("1970-01-01"), max: at("2999-12-31"), noInvalidDate: true }), (date) => {
        expect(dayInZone(date, "UTC")).toBe(date.toISOString().slice(0, 10));
      }),
    );
  });
});

describe("readTimeZone", () => {
  it("takes a zone that exists, and UTC for anything else", () => {
    expect(readTimeZone("Asia%2FTokyo")).toBe("Asia/Tokyo");
    expect(readTimeZone("Europe/Berlin")).toBe("Europe/Berlin");
    expect(readTimeZone(undefined)).toBe("UTC");
    expect(readTimeZone("Mars/Olympus")).toBe("UTC");
    expect(readTimeZone("%E0%A4%A")).toBe("UTC");
  });
});

describe("toPlaces", () => {
  const runs = [
    trendRunOf({ id: 1, orderedAt: at("2026-11-01T09:00:00Z") }),
    trendRunOf({ id: 2, orderedAt: at("2026-11-01T23:30:00Z") }),
    trendRunOf({ id: 3, orderedAt: at("2026-11-04T09:00:00Z") }),
  ];

  it("has a place for each run, the newest where there are too many", () => {
    expect(toPlaces(runs, "runs", "UTC", 9).map((place) => place.key)).toEqual(["r1", "r2", "r3"]);
    expect(toPlaces(runs, "runs", "UTC", 2).map((place) => place.key)).toEqual(["r2", "r3"]);
  });

  it("has a place for each day, also one without runs", () => {
    const days = toPlaces(runs, "days", "UTC", 9).map((place) => [place.key, place.runs.length]);
    expect(days).toEqual([
      ["2026-11-01", 2],
      ["2026-11-02", 0],
      ["2026-11-03", 0],
      ["2026-11-04", 1],
    ]);
  });

  it("parts the days as the reader's zone does", () => {
    const days = toPlaces(runs, "days", "Europe/Berlin", 9).map((place) => [place.key, place.runs.length]);
    expect(days.slice(0, 2)).toEqual([
      ["2026-11-01", 1],
      ["2026-11-02", 1],
    ]);
  });

  it("keeps the newest days, and none of no runs", () => {
    expect(toPlaces(runs, "days", "UTC", 2).map((place) => place.key)).toEqual(["2026-11-03", "2026-11-04"]);
    expect(toPlaces([], "days", "UTC", 2)).toEqual([]);
  });
});

describe("ratesAtPlaces", () => {
  const [one, two, three] = [trendRunOf({ id: 1 }), trendRunOf({ id: 2 }), trendRunOf({ id: 3 })];
  const rates = new Map([
    [1, { failing: 1, graded: 10, ungraded: 2 }],
    [2, { failing: 0, graded: 0, ungraded: 5 }],
  ]);

  it("adds up the runs of a place; what nothing is graded of is a gap, not a zero", () => {
    const places = [[one, two], [two], [three], []].map((runs, i) => ({ key: String(i), day: "", runs }));
    expect(ratesAtPlaces(places, rates)).toEqual([{ failing: 1, graded: 10, ungraded: 7 }, null, null, null]);
  });

  it("keeps a rate that is zero", () => {
    const zero = new Map([[1, { failing: 0, graded: 4, ungraded: 0 }]]);
    expect(ratesAtPlaces([{ key: "", day: "", runs: [one] }], zero)).toEqual([
      { failing: 0, graded: 4, ungraded: 0 },
    ]);
  });
});
