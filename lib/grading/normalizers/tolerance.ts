import type { NormalizerOption, PairNormalizer } from "../normalizer.ts";
import { checkOptions } from "./reading/check-options.ts";
import { decimalKey } from "./reading/decimal-key.ts";
import { type ExactDecimal, readDecimal } from "./reading/exact-decimal.ts";
import { readable } from "./reading/readable.ts";
import { unreadable } from "./reading/unreadable.ts";

const OPTIONS: readonly NormalizerOption[] = [
  { name: "abs", type: "number", default: 0, description: "Largest difference allowed, as it is." },
  {
    name: "rel",
    type: "number",
    default: 0,
    description: "Largest difference allowed, as a share of the expected value: 0.01 is one percent.",
  },
];

// Numbers further from 1 than this are compared exactly: their difference would have too many digits.
const WIDEST_EXPONENT = 1_000n;

/**
 * Numbers close enough to the expected one: |actual − expected| ≤ `abs`, or ≤ `rel` × |expected|; exact
 * decimals, both bounds included. Closeness is no equivalence, so pairs are compared and not keys.
 *
 * @example with abs 0.1: expected 0.3, actual 0.2 // equal (0.3 − 0.2 is 0.1 exactly)
 */
export const tolerance: PairNormalizer = {
  form: "pair",
  name: "tolerance",
  title: "Near enough",
  description: "A number within an absolute or a relative distance of the expected one.",
  accepts: ["int", "float"],
  suggested: false,
  options: OPTIONS,
  checkOptions: (options) =>
    checkOptions(OPTIONS, options) ??
    (Number(options.abs ?? 0) < 0 || Number(options.rel ?? 0) < 0 ? "A distance can't be negative." : null),
  read: (node) => {
    const value = node.type === "number" ? readDecimal(node.literal) : null;
    return value === null ? unreadable("not_a_number") : readable(decimalKey(value));
  },
  equal: (expectedKey, actualKey, options) => {
    if (expectedKey === actualKey) return true;
    const [expected, actual] = [readDecimal(expectedKey), readDecimal(actualKey)];
    const [abs, rel] = [distanceOf(options.abs), distanceOf(options.rel)];
    if (!expected || !actual || !abs || !rel) return false;
    if ([expected, actual, abs, rel].some(isWide)) return false;
    // All as whole numbers of 10^scale; a product of two of them is one of 10^(2 × scale), hence `unit`.
    const scale = [expected, actual, abs, rel].reduce(
      (low, { exponent }) => (exponent < low ? exponent : low),
      0n,
    );
    const unit = 10n ** -scale;
    const [e, a, absolute, relative] = [expected, actual, abs, rel].map((one) => whole(one, scale));
    if (e === undefined || a === undefined || absolute === undefined || relative === undefined) return false;
    const distance = magnitude(a - e);
    return distance <= absolute || distance * unit <= relative * magnitude(e);
  },
};

function distanceOf(option: unknown): ExactDecimal | null {
  const number = option ?? 0;
  return typeof number === "number" && number >= 0 ? readDecimal(String(number)) : null;
}

function isWide({ digits, exponent }: ExactDecimal): boolean {
  return exponent > WIDEST_EXPONENT || exponent < -WIDEST_EXPONENT || digits.length > Number(WIDEST_EXPONENT);
}

function whole({ negative, digits, exponent }: ExactDecimal, scale: bigint): bigint {
  const value = BigInt(digits) * 10n ** (exponent - scale);
  return negative ? -value : value;
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}
