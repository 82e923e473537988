import type { ValueNormalizer } from "../normalizer.ts";
import { checkOptions } from "./reading/check-options.ts";
import { decimalKey } from "./reading/decimal-key.ts";
import { readDecimal } from "./reading/exact-decimal.ts";
import { readable } from "./reading/readable.ts";
import { unreadable } from "./reading/unreadable.ts";

/**
 * A number however it is written, exactly and of any size; a string counts where its text is a JSON number.
 * Key: the canonical decimal.
 *
 * @example "5", 5, 5.0, 50e-1 // key "5"
 */
export const number: ValueNormalizer = {
  form: "value",
  name: "number",
  title: "Number",
  description: '5, 5.0, 50e-1 and "5" are one number. "05", "1,000" and "NaN" are left as they are.',
  accepts: ["int", "float", "str"],
  suggested: true,
  options: [],
  checkOptions: (options) => checkOptions([], options),
  read: (node) => {
    if (node.type !== "number" && node.type !== "string") return unreadable("not_a_number");
    const value = readDecimal(node.type === "number" ? node.literal : node.value);
    return value === null ? unreadable("not_a_number") : readable(decimalKey(value));
  },
};
