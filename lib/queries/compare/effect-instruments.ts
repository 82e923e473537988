import type { InstrumentRow } from "../instrument-row.ts";
import type { InstrumentHistory } from "./list-instrument-history.ts";

/** The effect instrument that disagrees, and the equivalent one that it disagrees with. */
export type EffectInstruments = {
  readonly effect: InstrumentHistory;
  readonly equivalent: InstrumentHistory;
};

/**
 * The scope's own where it is of level effect, else the current one; with the version of `equivalent` of the same
 * rules and options, which its disagreements speak of. Null where the suite has none yet.
 */
export function effectInstruments(
  history: readonly InstrumentHistory[],
  own: InstrumentRow,
): EffectInstruments | null {
  const ofLevel = (level: string) => history.filter((one) => one.level === level);
  const effects = ofLevel("effect");
  const effect = effects.find((one) => one.id === own.id) ?? effects.find((one) => one.current);
  if (effect === undefined) return null;
  const rules = ({ rules: of, options }: InstrumentHistory) => JSON.stringify([of, options]);
  const equivalents = ofLevel("equivalent");
  const equivalent =
    equivalents.find((one) => rules(one) === rules(effect)) ?? equivalents.find((one) => one.current);
  return equivalent === undefined ? null : { effect, equivalent };
}
