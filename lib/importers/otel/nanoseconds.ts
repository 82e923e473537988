import type { JsonPlace } from "../transcript/json-place.ts";
import { utcTime } from "../utc-time.ts";

/**
 * A time as a span tells it, in nanoseconds since 1970 with every digit: a whole number in `unit` nanoseconds, written
 * as a number or as text; a pair of seconds and nanoseconds; or a time as RFC 3339 writes it. Null where it is none.
 */
export function nanoseconds(place: JsonPlace | null, unit: bigint): bigint | null {
  if (place === null) return null;
  if (place.isList) {
    const [seconds, rest] = place.items().map((item) => item.id() ?? "");
    const isPair = /^\d{1,12}$/.test(seconds ?? "") && /^\d{1,9}$/.test(rest ?? "");
    return isPair ? BigInt(seconds as string) * 1_000_000_000n + BigInt(rest as string) : null;
  }
  const text = place.id() ?? "";
  if (/^\d{1,30}$/.test(text)) return BigInt(text) * unit || null;
  const time = utcTime(text);
  if (time === null) return null;
  const finer = /\.(\d+)/.exec(text)?.[1]?.slice(3, 9).padEnd(6, "0") ?? "0";
  return BigInt(Date.parse(time)) * 1_000_000n + BigInt(finer);
}
