import { LEVELS } from "../../grading/claims.ts";
import { chooseInstrument } from "../choose-instrument.ts";
import type { InstrumentRow } from "../instrument-row.ts";
import type { Scope } from "../scope.ts";

/**
 * The instruments that there is a line for: those named, else the current one of every level, and always the
 * scope's own. A harness judges no single call, so it has no line there. Levels in their order.
 */
export function chosenLines(
  scope: Pick<Scope, "instrument" | "instruments" | "unit">,
  names: readonly string[],
): readonly InstrumentRow[] {
  const wanted =
    names.length > 0
      ? names.map((name) => chooseInstrument(scope.instruments, name))
      : scope.instruments.filter((row) => row.current);
  const ids = new Set([...wanted, scope.instrument].map((row) => row.id));
  return LEVELS.flatMap((level) => scope.instruments.filter((row) => row.level === level)).filter(
    (row) => ids.has(row.id) && !(scope.unit === "calls" && row.level === "harness"),
  );
}
