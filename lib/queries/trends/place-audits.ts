import type { Audit } from "./audit.ts";
import type { PlacedAudit } from "./placed-audit.ts";
import type { TrendPlace } from "./trend-place.ts";

/** Where the audits stand along the places; one none of whose runs is shown is left out. */
export function placeAudits(places: readonly TrendPlace[], audits: readonly Audit[]): readonly PlacedAudit[] {
  return audits.flatMap((audit) => {
    const { runIds } = audit.population;
    const held = places.flatMap((place, index) =>
      place.runs.some((run) => runIds.has(run.id)) ? [index] : [],
    );
    const [from, to] = [held[0], held.at(-1)];
    if (from === undefined || to === undefined) return [];
    const shown = places.reduce(
      (sum, place) => sum + place.runs.filter((run) => runIds.has(run.id)).length,
      0,
    );
    return [{ audit, from, to, shown }];
  });
}
