import { createWant } from "./create-want.ts";
import { ruleOfItem } from "./rule-of-item.ts";
import type { Want } from "./want.ts";

/** The items of an expected list, each with what is declared for it; none where it is no list. */
export function wantsOfItems(want: Want): readonly Want[] {
  if (want.items !== null) return want.items;
  const { node, text } = want;
  want.items =
    node.type !== "array"
      ? []
      : node.items.map((item, index) =>
          createWant(
            item,
            text,
            want.schema?.item(index) ?? null,
            ruleOfItem(want.rules, index),
            ruleOfItem(want.typeRules, index),
          ),
        );
  return want.items;
}
