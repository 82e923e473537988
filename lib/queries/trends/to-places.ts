import { dayInZone } from "./day-in-zone.ts";
import type { TrendPlace } from "./trend-place.ts";
import type { TrendRun } from "./trend-run.ts";

const DAY_MS = 86_400_000;

/**
 * The places along the axis for runs given oldest first. Over days every day between the first and the last run
 * has its place, also one without runs, and only the newest `limit` days are kept.
 */
export function toPlaces(
  runs: readonly TrendRun[],
  over: "runs" | "days",
  zone: string,
  limit: number,
): readonly TrendPlace[] {
  if (over === "runs") {
    return runs
      .slice(-limit)
      .map((run) => ({ key: run.key, day: dayInZone(run.orderedAt, zone), runs: [run] }));
  }
  const ofDay = new Map<string, TrendRun[]>();
  for (const run of runs) {
    const day = dayInZone(run.orderedAt, zone);
    ofDay.set(day, [...(ofDay.get(day) ?? []), run]);
  }
  const days = [...ofDay.keys()].sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const places: TrendPlace[] = [];
  for (let day = last; day >= first && places.length < limit; day = dayBefore(day)) {
    places.push({ key: day, day, runs: ofDay.get(day) ?? [] });
  }
  return places.reverse();
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}
