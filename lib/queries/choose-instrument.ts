import { LEVELS, type Level } from "../grading/claims.ts";
import type { InstrumentRow } from "./instrument-row.ts";

/**
 * The instrument that a URL names: `equivalent` (its current version) or `equivalent.v2`.
 * An unknown level is read as `equivalent`, an unknown version as the current one.
 *
 * @example chooseInstrument([{ id: 7, level: "exact", version: 1, current: true }], "exact").id // 7
 */
export function chooseInstrument(instruments: readonly InstrumentRow[], text: string): InstrumentRow {
  const [name, version] = text.split(".v");
  const level: Level = LEVELS.find((known) => known === name) ?? "equivalent";
  const ofLevel = instruments.filter((row) => row.level === level);
  return (
    ofLevel.find((row) => String(row.version) === version) ??
    ofLevel.find((row) => row.current) ??
    ofLevel[0] ?? { id: 0, level, version: 0, current: true }
  );
}
