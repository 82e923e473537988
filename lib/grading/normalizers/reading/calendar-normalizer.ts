import type { Normalized, NormalizerOption, NormalizerOptions, ValueNormalizer } from "../../normalizer.ts";
import { checkOptions } from "./check-options.ts";
import { readable } from "./readable.ts";
import { unreadable } from "./unreadable.ts";
import { type UtcInstant, utcInstants } from "./utc-instants.ts";
import { type DayOrder, readWrittenTime, type WrittenTime } from "./written-time.ts";
import { zoneOffset } from "./zone-offset.ts";

const ORDERS: readonly DayOrder[] = ["dmy", "mdy", "ymd"];

const OPTIONS: readonly NormalizerOption[] = [
  {
    name: "zone",
    type: "string",
    default: "UTC",
    description: "IANA time zone in which a time without an offset is read.",
  },
  {
    name: "order",
    type: "choice",
    choices: ORDERS,
    default: null,
    description: "How 10/12/2026 is to be read; without it such a date is left as it is.",
  },
];

type Calendar = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Key of a value without a time of day, or the code of why there is none. */
  keyOfDate(written: WrittenTime): { readonly key: string } | { readonly note: string };
  keyOfInstant(instant: UtcInstant): string;
};

/**
 * A normalizer of texts that name a month, a day or an instant. A time with an offset is taken to UTC; one
 * without is read in option `zone` and noted (`zone_assumed`). A local time that clocks skip is unreadable, and
 * so is a repeated one whose two instants have different keys: neither is guessed.
 */
export function calendarNormalizer(calendar: Calendar): ValueNormalizer {
  return {
    form: "value",
    name: calendar.name,
    title: calendar.title,
    description: calendar.description,
    accepts: [],
    suggested: true,
    options: OPTIONS,
    checkOptions: (options) =>
      checkOptions(OPTIONS, options) ??
      (zoneOffset(zoneOf(options), 0) === null ? `There is no time zone \`${zoneOf(options)}\`.` : null),
    read: (node, _text, options) =>
      node.type === "string" ? readText(calendar, node.value, options) : unreadable("not_a_string"),
  };
}

function readText(calendar: Calendar, text: string, options: NormalizerOptions): Normalized {
  const written = readWrittenTime(text, ORDERS.find((order) => order === options.order) ?? null);
  if (typeof written === "string") return unreadable(written);
  if (written.time === null) {
    const dated = calendar.keyOfDate(written);
    return "key" in dated ? readable(dated.key) : unreadable(dated.note);
  }
  const instants = utcInstants(written, zoneOf(options));
  if (typeof instants === "string") return unreadable(instants);
  const [key, ...others] = new Set(instants.map((instant) => calendar.keyOfInstant(instant)));
  if (key === undefined || others.length > 0) return unreadable("ambiguous_local_time");
  return readable(key, written.time.offset === null ? ["zone_assumed"] : []);
}

function zoneOf(options: NormalizerOptions): string {
  return typeof options.zone === "string" ? options.zone : "UTC";
}
