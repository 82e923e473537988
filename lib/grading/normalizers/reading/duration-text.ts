import { type ExactDecimal, makeDecimal } from "./exact-decimal.ts";

/** `days_as_24_hours` where a day or a week was written: their length is taken, not known. */
export type DurationReading = { readonly seconds: ExactDecimal; readonly notes: readonly string[] };
export type DurationError = "not_a_duration" | "no_fixed_length" | "ambiguous_duration";

const LONGEST = 64;
const NUMBER = String.raw`(\d{1,15}(?:[.,]\d{1,9})?)`;
const ISO = new RegExp(
  `^([+-]?)P(?:${NUMBER}W|(?:${NUMBER}Y)?(?:${NUMBER}M)?(?:${NUMBER}D)?(?:T(?=\\d)(?:${NUMBER}H)?(?:${NUMBER}M)?(?:${NUMBER}S)?)?)$`,
);
const CLOCK = /^([+-]?)(\d{1,6}):([0-5]\d):([0-5]\d)(?:[.,](\d{1,9}))?$/;
const SHORT_CLOCK = /^[+-]?\d{1,6}:\d{2}$/;
const WORDS = new RegExp(
  `^([+-]?)(?:${NUMBER}\\s?(?:d|days?))?\\s?(?:${NUMBER}\\s?(?:h|hrs?|hours?))?\\s?(?:${NUMBER}\\s?(?:m|mins?|minutes?))?\\s?(?:${NUMBER}\\s?(?:s|secs?|seconds?))?$`,
);
const NANOS = 1_000_000_000n;
const [WEEK, DAY, HOUR, MINUTE, SECOND] = [604_800n, 86_400n, 3_600n, 60n, 1n];

/**
 * A length of time from its text, exactly: ISO 8601 durations (`PT30M`, `P1DT2H`), letters or words
 * (`1h30m`, `90 min`), a clock (`00:30:00`). Years and months have no fixed length; `00:30` may be
 * minutes or hours. Letters are lower case, as `M` would be a month.
 *
 * @example readDurationText("1h30m") // seconds 5400
 * @example readDurationText("P1M") // "no_fixed_length"
 */
export function readDurationText(text: string): DurationReading | DurationError {
  if (text.length > LONGEST) return "not_a_duration";
  const iso = ISO.exec(text);
  if (iso) {
    const [, sign, weeks, years, months, days, hours, minutes, seconds] = iso;
    if (years !== undefined || months !== undefined) return "no_fixed_length";
    return sum(sign, [
      [weeks, WEEK],
      [days, DAY],
      [hours, HOUR],
      [minutes, MINUTE],
      [seconds, SECOND],
    ]);
  }
  const clock = CLOCK.exec(text);
  if (clock) {
    const [, sign, hours, minutes, seconds, fraction = "0"] = clock;
    return sum(sign, [
      [hours, HOUR],
      [minutes, MINUTE],
      [`${seconds}.${fraction}`, SECOND],
    ]);
  }
  if (SHORT_CLOCK.test(text)) return "ambiguous_duration";
  const words = WORDS.exec(text);
  if (!words) return "not_a_duration";
  const [, sign, days, hours, minutes, seconds] = words;
  return sum(sign, [
    [days, DAY],
    [hours, HOUR],
    [minutes, MINUTE],
    [seconds, SECOND],
  ]);
}

type Part = readonly [number: string | undefined, unit: bigint];

function sum(sign: string | undefined, parts: readonly Part[]): DurationReading | DurationError {
  const written = parts.filter(([number]) => number !== undefined);
  if (written.length === 0) return "not_a_duration";
  // Only the smallest part may be a fraction (ISO 8601); elsewhere it is a slip, not a length.
  if (written.slice(0, -1).some(([number]) => /[.,]/.test(number ?? ""))) return "not_a_duration";
  const nanos = written.reduce((total, [number = "0", unit]) => total + nanosOf(number) * unit, 0n);
  return {
    seconds: makeDecimal(sign === "-", nanos.toString(), -9n),
    notes: written.some(([, unit]) => unit >= DAY) ? ["days_as_24_hours"] : [],
  };
}

function nanosOf(number: string): bigint {
  const [whole = "0", fraction = ""] = number.split(/[.,]/);
  return BigInt(whole) * NANOS + BigInt(fraction.padEnd(9, "0"));
}
