import { describe, expect, it } from "vitest";
import { LEVELS } from "../../../../lib/grading/claims.ts";
import { chooseInstrumentPair } from "../../../../lib/queries/compare/choose-instrument-pair.ts";
import type { InstrumentRow } from "../../../../lib/queries/instrument-row.ts";

const firsts = LEVELS.map((level, at): InstrumentRow => ({ id: at + 1, level, version: 1, current: true }));
const second: InstrumentRow = { id: 9, level: "equivalent", version: 2, current: true };
const instruments = [
  ...firsts.slice(0, 3),
  second,
  ...firsts.slice(3).map((row) => ({ ...row, current: row.level !== "equivalent" })),
];
const names = (instrument: InstrumentRow, x: string | null, y: string | null, among = instruments) => {
  const pair = chooseInstrumentPair({ instruments: among, instrument }, { x, y });
  return [pair.x, pair.y].map((row) => `${row.level}.v${row.version}`);
};

describe("chooseInstrumentPair", () => {
  it("holds an instrument against the version before it", () => {
    expect(names(second, null, null)).toEqual(["equivalent.v1", "equivalent.v2"]);
  });

  it("holds a first version against the level before, and the first level against the next", () => {
    expect(names(firsts[2] as InstrumentRow, null, null)).toEqual(["exact.v1", "claims.v1"]);
    expect(names(firsts[0] as InstrumentRow, null, null)).toEqual(["exact.v1", "harness.v1"]);
  });

  it("takes those that are named", () => {
    expect(names(second, "exact.v1", "equivalent.v1")).toEqual(["exact.v1", "equivalent.v1"]);
  });
});
