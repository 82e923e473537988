import type { NormalizerOption, ValueNormalizer } from "../normalizer.ts";
import { checkOptions } from "./reading/check-options.ts";
import { decimalKey } from "./reading/decimal-key.ts";
import { readDurationText } from "./reading/duration-text.ts";
import { readDecimal } from "./reading/exact-decimal.ts";
import { readable } from "./reading/readable.ts";
import { scaleDecimal } from "./reading/scale-decimal.ts";
import { unreadable } from "./reading/unreadable.ts";

/** Seconds as factor × 10^power. */
const UNITS = new Map<unknown, readonly [factor: bigint, power: bigint]>([
  ["milliseconds", [1n, -3n]],
  ["seconds", [1n, 0n]],
  ["minutes", [60n, 0n]],
  ["hours", [3_600n, 0n]],
]);

const OPTIONS: readonly NormalizerOption[] = [
  {
    name: "unit",
    type: "choice",
    choices: [...UNITS.keys()].map(String),
    default: "seconds",
    description: "What a number without a unit counts.",
  },
];

/**
 * A length of time, from a bare number (also as text) in option `unit`, or a text with its own units.
 * Key: seconds, the canonical decimal.
 *
 * @example "PT30M", 1800, "1800", "30m", "00:30:00" // key "1800"
 */
export const durationSeconds: ValueNormalizer = {
  form: "value",
  name: "duration_seconds",
  title: "Length of time",
  description: 'PT30M, 1800, "1800", 30m and 00:30:00 are one length. P1M has none that is fixed.',
  accepts: ["str", "int", "float"],
  suggested: true,
  options: OPTIONS,
  checkOptions: (options) => checkOptions(OPTIONS, options),
  read: (node, _text, options) => {
    if (node.type !== "number" && node.type !== "string") return unreadable("not_a_duration");
    const bare = readDecimal(node.type === "number" ? node.literal : node.value);
    if (bare !== null) {
      const unit = UNITS.get(options.unit ?? "seconds");
      return unit ? readable(decimalKey(scaleDecimal(bare, ...unit))) : unreadable("bad_option");
    }
    const reading = node.type === "string" ? readDurationText(node.value) : "not_a_duration";
    return typeof reading === "string"
      ? unreadable(reading)
      : readable(decimalKey(reading.seconds), reading.notes);
  },
};
