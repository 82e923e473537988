import type { ChartAudit } from "./chart-audit";

const APART = 13;

/**
 * How many pixels to the right of its middle each audit's dot stands, by id: one amid its runs would lie on a run's
 * points where their number is odd, and dots of the same runs on each other.
 *
 * @example auditOffsets([{ id: 1, from: 0, to: 0 }, { id: 2, from: 0, to: 0 }]) // Map { 1 => 13, 2 => 26 }
 */
export function auditOffsets(
  audits: readonly Pick<ChartAudit, "id" | "from" | "to">[],
): ReadonlyMap<number, number> {
  const taken = new Map<number, number>();
  return new Map(
    audits.map(({ id, from, to }) => {
      const middle = from + to;
      const before = taken.get(middle) ?? (middle % 2 === 0 ? 1 : 0);
      taken.set(middle, before + 1);
      return [id, before * APART];
    }),
  );
}
