import { daysOfCivil } from "./civil-days.ts";

const formats = new Map<string, Intl.DateTimeFormat>();
const MOST_FORMATS = 500;

/**
 * Seconds east of UTC in an IANA time zone at an instant (seconds since 1970-01-01T00:00:00Z, whole),
 * by the time zone data of the JavaScript engine; null where it knows no such zone.
 *
 * @example zoneOffset("Europe/Berlin", 1_783_900_800) // 7200
 */
export function zoneOffset(zone: string, epochSeconds: number): number | null {
  const format = findFormat(zone);
  if (!format) return null;
  const parts: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(epochSeconds * 1000)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const local = daysOfCivil({ year, month, day }) * 86_400 + hour * 3_600 + minute * 60 + second;
  return local - epochSeconds;
}

function findFormat(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    if (formats.size >= MOST_FORMATS) formats.clear();
    formats.set(zone, format);
    return format;
  } catch {
    return null;
  }
}
