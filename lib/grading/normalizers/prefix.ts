import type { NormalizerOption, NormalizerOptions, ValueNormalizer } from "../normalizer.ts";
import { checkOptions } from "./reading/check-options.ts";
import { readable } from "./reading/readable.ts";
import { unreadable } from "./reading/unreadable.ts";

const LONGEST = 10_000;

const OPTIONS: readonly NormalizerOption[] = [
  {
    name: "length",
    type: "integer",
    default: null,
    required: true,
    description: "How many characters (Unicode code points) count, from the first.",
  },
];

/**
 * Text of which only the beginning counts, such as an id with a check digit behind it. A text shorter than that
 * stands for itself. What a value means is not looked at: of 2026-03-01T00:40:00+01:00 the first seven
 * characters are not its month in UTC. Key: the first `length` code points.
 *
 * @example with length 4: "INV-0042-7", "INV-0042" // keys "INV-": equal, and so is any other invoice
 */
export const prefix: ValueNormalizer = {
  form: "value",
  name: "prefix",
  title: "Beginning of a text",
  description:
    "Texts that begin with the same characters are one. For ids; not for dates, which it cuts off blindly.",
  accepts: [],
  suggested: false,
  options: OPTIONS,
  checkOptions: (options) =>
    checkOptions(OPTIONS, options) ??
    (lengthOf(options) === null ? `Option \`length\` must be given, from 1 to ${LONGEST}.` : null),
  read: (node, _text, options) => {
    const length = lengthOf(options);
    if (length === null) return unreadable("bad_option");
    if (node.type !== "string") return unreadable("not_a_string");
    // Code points take at most two units each, so that nothing behind them is walked.
    return readable(
      Array.from(node.value.slice(0, 2 * length))
        .slice(0, length)
        .join(""),
    );
  },
};

function lengthOf({ length }: NormalizerOptions): number | null {
  return typeof length === "number" && Number.isInteger(length) && length >= 1 && length <= LONGEST
    ? length
    : null;
}
