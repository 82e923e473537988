/** What is measured of a record's use. */
export type UsageKind = "tokens" | "cost" | "latency";

/**
 * A number of use as text: tokens, US dollars, or a duration given in milliseconds.
 *
 * @example usageNumber("latency", 4200) // "4.2 s"
 */
export function usageNumber(kind: UsageKind, value: number): string {
  if (kind === "tokens") {
    return value >= 10_000 ? `${(value / 1000).toFixed(1)}k` : Math.round(value).toLocaleString("en");
  }
  if (kind === "cost") {
    if (value === 0) return "$0";
    return `$${value >= 1 ? value.toFixed(2) : Number(value.toPrecision(3)).toString()}`;
  }
  return value >= 1000 ? `${(value / 1000).toFixed(1)} s` : `${Number(value.toPrecision(3))} ms`;
}
