import { describe, expect, it } from "vitest";
import { chooseInstrument } from "../../../lib/queries/choose-instrument.ts";
import type { InstrumentRow } from "../../../lib/queries/instrument-row.ts";

const row = (
  id: number,
  level: InstrumentRow["level"],
  version: number,
  current: boolean,
): InstrumentRow => ({
  id,
  level,
  version,
  current,
});
const instruments = [row(1, "exact", 1, true), row(5, "equivalent", 3, true), row(4, "equivalent", 2, false)];

describe("chooseInstrument", () => {
  it("takes the current version of a level", () => {
    expect(chooseInstrument(instruments, "equivalent").id).toBe(5);
    expect(chooseInstrument(instruments, "exact").id).toBe(1);
  });

  it("takes the version that is named", () => {
    expect(chooseInstrument(instruments, "equivalent.v2").id).toBe(4);
  });

  it("takes the current version where the named one is not there", () => {
    expect(chooseInstrument(instruments, "equivalent.v9").id).toBe(5);
  });

  it("reads an unknown level as equivalent", () => {
    expect(chooseInstrument(instruments, "strict").id).toBe(5);
    expect(chooseInstrument(instruments, "").id).toBe(5);
  });

  it("gives an instrument that no row has where nothing was graded at the level", () => {
    expect(chooseInstrument(instruments, "effect")).toEqual({
      id: 0,
      level: "effect",
      version: 0,
      current: true,
    });
  });
});
