import type { ListNormalizer } from "../normalizer.ts";
import { checkOptions } from "./reading/check-options.ts";

/** A list of which only the members count: `["a", "b", "a"]` is `["b", "a"]`. */
export const set: ListNormalizer = {
  form: "list",
  name: "set",
  title: "Set",
  description: 'Neither order nor repeats count: ["a", "b", "a"] and ["b", "a"] are one set.',
  accepts: [],
  suggested: true,
  options: [],
  checkOptions: (options) => checkOptions([], options),
  repeats: "ignored",
};
