import type { Normalizer } from "../normalizer.ts";
import { aliases } from "./aliases.ts";
import { boolean } from "./boolean.ts";
import { caseInsensitive } from "./case-insensitive.ts";
import { date } from "./date.ts";
import { durationSeconds } from "./duration-seconds.ts";
import { instant } from "./instant.ts";
import { jsonText } from "./json-text.ts";
import { moneyCents } from "./money-cents.ts";
import { month } from "./month.ts";
import { number } from "./number.ts";
import { prefix } from "./prefix.ts";
import { set } from "./set.ts";
import { tolerance } from "./tolerance.ts";
import { unicodeNfc } from "./unicode-nfc.ts";
import { unorderedList } from "./unordered-list.ts";
import { whitespace } from "./whitespace.ts";

/** Every normalizer, in the order in which forms and docs list them. */
const ALL: readonly Normalizer[] = [
  unorderedList,
  set,
  month,
  date,
  instant,
  moneyCents,
  durationSeconds,
  number,
  boolean,
  caseInsensitive,
  whitespace,
  unicodeNfc,
  jsonText,
  aliases,
  prefix,
  tolerance,
];

/** Every normalizer, by the name that `eval_norms` uses. Without a prototype: `constructor` names none. */
export const NORMALIZERS: Readonly<Record<string, Normalizer>> = Object.assign(
  Object.create(null),
  Object.fromEntries(ALL.map((normalizer) => [normalizer.name, normalizer])),
);
