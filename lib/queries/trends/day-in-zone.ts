const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar day of a moment in a time zone that `Intl` knows: `2026-11-24`.
 *
 * @example dayInZone(new Date("2026-11-24T23:30:00Z"), "Europe/Berlin") // "2026-11-25"
 */
export function dayInZone(at: Date, zone: string): string {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en", {
      timeZone: zone,
      calendar: "iso8601",
      numberingSystem: "latn",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    });
    formats.set(zone, format);
  }
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.get("year")?.padStart(4, "0")}-${parts.get("month")}-${parts.get("day")}`;
}
