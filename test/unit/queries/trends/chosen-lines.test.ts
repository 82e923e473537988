import { describe, expect, it } from "vitest";
import { chosenLines } from "../../../../lib/queries/trends/chosen-lines.ts";

const instruments = [
  { id: 1, level: "harness", version: 1, current: true },
  { id: 4, level: "equivalent", version: 2, current: true },
  { id: 3, level: "equivalent", version: 1, current: false },
  { id: 2, level: "exact", version: 1, current: true },
] as const;
const scope = { instruments, instrument: instruments[1], unit: "records" as const };
const names = (lines: ReturnType<typeof chosenLines>) => lines.map((row) => `${row.level}.v${row.version}`);

describe("chosenLines", () => {
  it("draws the current one of every level, in the levels' order", () => {
    expect(names(chosenLines(scope, []))).toEqual(["harness.v1", "exact.v1", "equivalent.v2"]);
  });

  it("draws what is named, earlier versions too, and always the scope's own", () => {
    expect(names(chosenLines(scope, ["exact", "equivalent.v1"]))).toEqual([
      "exact.v1",
      "equivalent.v2",
      "equivalent.v1",
    ]);
  });

  it("has no harness over calls", () => {
    expect(names(chosenLines({ ...scope, unit: "calls" }, ["harness"]))).toEqual(["equivalent.v2"]);
  });
});
