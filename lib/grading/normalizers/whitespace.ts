import { textNormalizer } from "./reading/text-normalizer.ts";

/**
 * Text without regard to how it is spaced: each run of white space (JavaScript's `\s`) is one space, none at
 * the ends. No white space and some stay different.
 *
 * @example "  late \n delivery" // key "late delivery"
 */
export const whitespace = textNormalizer({
  name: "whitespace",
  title: "White space",
  description: "Runs of white space are one space, none at the ends.",
  form: (text) => text.replace(/\s+/g, " ").trim(),
});
