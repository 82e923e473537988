import type { Dice } from "./dice-of.ts";
import { moneyText } from "./money-text.ts";
import type { Meaning } from "./tool.ts";
import type { Traits } from "./traits.ts";
import type { Truth } from "./truth.ts";
import type { Value } from "./value.ts";

export type Rendered = { readonly value: Value; readonly truth: Truth };

const PLAIN: Truth = { truth: "agent_right", cause: null };
const ENCODING: Truth = { truth: "agent_right", cause: "equivalent_encoding" };
const RENDERING: Truth = { truth: "agent_wrong", cause: "wrong_rendering" };
const ORDER: Truth = { truth: "agent_right", cause: "argument_order" };

/** How an agent spells a value that it has understood; what the handler makes of the spelling is the truth. */
export function renderArgument(
  name: string,
  meaning: Meaning,
  value: Value,
  traits: Traits,
  dice: Dice,
): Rendered {
  const shows = (habit: keyof Traits) => dice.habit(`${name}|${habit}`, traits[habit]);
  switch (meaning) {
    case "month":
      if (shows("monthAtLocalMidnight")) return { value: `${value}-01T00:00:00+01:00`, truth: RENDERING };
      if (shows("monthAsDay")) return { value: `${value}-01`, truth: ENCODING };
      if (shows("monthAsMoment")) return { value: `${value}-01T09:00:00+01:00`, truth: ENCODING };
      break;
    case "instant":
      if (typeof value !== "string") break;
      if (shows("instantWithoutOffset")) return { value: value.slice(0, 19), truth: RENDERING };
      if (shows("instantInUtc")) {
        return { value: new Date(value).toISOString().replace(".000", ""), truth: ENCODING };
      }
      break;
    case "duration":
      if (typeof value === "number" && shows("durationInWords")) {
        return { value: value % 3600 === 0 ? `PT${value / 3600}H` : `PT${value / 60}M`, truth: ENCODING };
      }
      break;
    case "cents":
      if (typeof value !== "number") break;
      if (shows("centsAsMajorText")) return { value: moneyText(value), truth: RENDERING };
      if (shows("centsAsFloat")) return { value: { spelled: `${value}.0` }, truth: ENCODING };
      break;
    case "amount":
      if (typeof value === "number" && shows("amountAsDecimal")) {
        const text = moneyText(value);
        return { value: dice.number(`${name}|text`) < 0.3 ? text : { spelled: text }, truth: ENCODING };
      }
      break;
    case "word":
      if (name === "currency" && typeof value === "string" && shows("currencyInLowerCase")) {
        return { value: value.toLowerCase(), truth: ENCODING };
      }
      break;
    case "members":
    case "steps":
      if (Array.isArray(value) && shows("sortsLists")) {
        const sorted = [...value].sort();
        if (sorted.every((item, index) => item === value[index])) break;
        return { value: sorted, truth: meaning === "members" ? ORDER : RENDERING };
      }
  }
  return { value, truth: PLAIN };
}
