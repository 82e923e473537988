import type { ValueNormalizer } from "../../normalizer.ts";
import { checkOptions } from "./check-options.ts";
import { readable } from "./readable.ts";
import { unreadable } from "./unreadable.ts";

type TextForm = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Idempotent, total. */
  form(text: string): string;
};

/** A normalizer of texts without options: the key is one form of the text. Other types are unreadable. */
export function textNormalizer({ name, title, description, form }: TextForm): ValueNormalizer {
  return {
    form: "value",
    name,
    title,
    description,
    accepts: [],
    suggested: true,
    options: [],
    checkOptions: (options) => checkOptions([], options),
    read: (node) => (node.type === "string" ? readable(form(node.value)) : unreadable("not_a_string")),
  };
}
