import type { ListNormalizer } from "../normalizer.ts";
import { checkOptions } from "./reading/check-options.ts";

/** A list whose order says nothing: equal as multisets, so `[1, 1, 2]` is not `[1, 2]`. */
export const unorderedList: ListNormalizer = {
  form: "list",
  name: "unordered_list",
  title: "List in any order",
  description:
    'Order says nothing, repeats count: ["open", "disputed"] and ["disputed", "open"] are one list.',
  accepts: [],
  suggested: true,
  options: [],
  checkOptions: (options) => checkOptions([], options),
  repeats: "counted",
};
