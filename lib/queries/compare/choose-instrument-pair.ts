import { chooseInstrument } from "../choose-instrument.ts";
import type { InstrumentRow } from "../instrument-row.ts";
import type { Scope } from "../scope.ts";

/**
 * The two instruments that a URL names. Left out: `y` is the scope's own, `x` the version before it, or where it is
 * the first of its level, the level before.
 */
export function chooseInstrumentPair(
  { instruments, instrument }: Pick<Scope, "instruments" | "instrument">,
  asked: { readonly x: string | null; readonly y: string | null },
): { readonly x: InstrumentRow; readonly y: InstrumentRow } {
  const y = asked.y === null ? instrument : chooseInstrument(instruments, asked.y);
  if (asked.x !== null) return { x: chooseInstrument(instruments, asked.x), y };
  const earlier = instruments.find((row) => row.level === y.level && row.version < y.version);
  const currents = instruments.filter((row) => row.current);
  const place = currents.findIndex((row) => row.level === y.level);
  return { x: earlier ?? currents[place - 1] ?? currents[place + 1] ?? y, y };
}
