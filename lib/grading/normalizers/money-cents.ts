import type { Normalized, NormalizerOption, ValueNormalizer } from "../normalizer.ts";
import { checkOptions } from "./reading/check-options.ts";
import { decimalKey } from "./reading/decimal-key.ts";
import { readDecimal } from "./reading/exact-decimal.ts";
import { readable } from "./reading/readable.ts";
import { scaleDecimal } from "./reading/scale-decimal.ts";
import { unreadable } from "./reading/unreadable.ts";

const MOST_DIGITS = 8;
const DEFAULT_DIGITS = 2;
const MOST_PLACES = 40n;

const OPTIONS: readonly NormalizerOption[] = [
  {
    name: "minor_digits",
    type: "integer",
    default: DEFAULT_DIGITS,
    description: "Decimal places of the currency (ISO 4217): 2 for EUR and USD, 0 for JPY, 3 for KWD.",
  },
];

/**
 * An amount in minor units: an int is one already, a float literal or a decimal string is in major units.
 * An amount finer than the minor unit, a currency sign or a thousands separator is left as it is.
 * A string without a point is major units too, and noted (`whole_string_as_major`). Key: minor units.
 *
 * @example 4200, 42.00, "42.00" // key "4200"
 */
export const moneyCents: ValueNormalizer = {
  form: "value",
  name: "money_cents",
  title: "Money",
  description: '4200 (minor units), 42.00 and "42.00" (major units) are one amount.',
  accepts: ["int", "float", "str"],
  suggested: true,
  options: OPTIONS,
  checkOptions: (options) =>
    checkOptions(OPTIONS, options) ??
    (minorDigits(options.minor_digits) === null
      ? `Option \`minor_digits\` must be from 0 to ${MOST_DIGITS}.`
      : null),
  read: (node, _text, options) => {
    const digits = minorDigits(options.minor_digits);
    if (digits === null) return unreadable("bad_option");
    if (node.type === "string") {
      const notes = /^-?\d+$/.test(node.value) ? ["whole_string_as_major"] : [];
      return amount(node.value, digits, notes);
    }
    if (node.type !== "number") return unreadable("not_an_amount");
    return amount(node.literal, /[.eE]/.test(node.literal) ? digits : 0, []);
  },
};

function amount(literal: string, digits: number, notes: readonly string[]): Normalized {
  const value = readDecimal(literal);
  if (value === null) return unreadable("not_an_amount");
  const minor = scaleDecimal(value, 1n, BigInt(digits));
  if (BigInt(minor.digits.length) + minor.exponent > MOST_PLACES) return unreadable("out_of_range");
  return minor.exponent < 0n ? unreadable("finer_than_minor_unit") : readable(decimalKey(minor), notes);
}

function minorDigits(option: unknown): number | null {
  if (option === undefined) return DEFAULT_DIGITS;
  return typeof option === "number" && Number.isInteger(option) && option >= 0 && option <= MOST_DIGITS
    ? option
    : null;
}
