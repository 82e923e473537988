const RFC_3339 = /^(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:[Zz]|([+-])(\d\d):(\d\d))?$/;

/**
 * A time as RFC 3339 writes it, as ISO 8601 in UTC with milliseconds (finer digits are cut off); without an offset
 * it is UTC. Null where the text is no such time.
 *
 * @example utcTime("2026-03-01T00:40:00+01:00") // "2026-02-28T23:40:00.000Z"
 */
export function utcTime(text: string): string | null {
  const parts = RFC_3339.exec(text);
  if (parts === null) return null;
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const offsetHours = Number(parts[9] ?? 0);
  const offsetMinutes = Number(parts[10] ?? 0);
  // RFC 3339 §5.7 allows second 60, a leap second.
  if (hour > 23 || minute > 59 || second > 60 || offsetHours > 23 || offsetMinutes > 59) return null;
  const milliseconds = Number((parts[7] ?? "").slice(0, 3).padEnd(3, "0"));
  const local = new Date(0);
  local.setUTCFullYear(year, month - 1, day);
  if (local.getUTCMonth() !== month - 1 || local.getUTCDate() !== day) return null;
  local.setUTCHours(hour, minute, second, milliseconds);
  const offset = (parts[8] === "-" ? -1 : 1) * (offsetHours * 60 + offsetMinutes);
  const utc = new Date(local.getTime() - offset * 60_000);
  // Outside of years 0–9999 ISO 8601 needs a sign, which nothing here expects.
  return utc.getUTCFullYear() >= 0 && utc.getUTCFullYear() <= 9999 ? utc.toISOString() : null;
}
