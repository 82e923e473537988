import type { ValueNormalizer } from "../normalizer.ts";
import { checkOptions } from "./reading/check-options.ts";
import { readable } from "./reading/readable.ts";
import { unreadable } from "./reading/unreadable.ts";

const WORDS = /^(?:true|false)$/i;

/**
 * True or false, also as the words in any case and as the ints 1 and 0. Any other text is neither: that a
 * text is not empty makes it no truth. Key: `true` or `false`.
 *
 * @example true, "True", 1 // key "true"
 */
export const boolean: ValueNormalizer = {
  form: "value",
  name: "boolean",
  title: "True or false",
  description:
    'true, "true", "True" and 1 are one value; so are false, "false" and 0. Other texts are neither.',
  accepts: ["bool", "str", "int"],
  suggested: true,
  options: [],
  checkOptions: (options) => checkOptions([], options),
  read: (node) => {
    if (node.type === "boolean") return readable(String(node.value));
    if (node.type === "string" && WORDS.test(node.value)) return readable(node.value.toLowerCase());
    if (node.type === "number" && node.literal === "1") return readable("true");
    if (node.type === "number" && node.literal === "0") return readable("false");
    return unreadable("not_a_boolean");
  },
};
