import type { JsonText } from "../json/json-node.ts";
import type { Level } from "./claims.ts";
import type { NormalizerUse, SuiteOptions } from "./model.ts";

/** Normalizers and defaults of one tool, as an instrument holds them. */
export type ToolRules = {
  /** parameter path (`month`, `items[].price`) → normalizer */
  readonly norms: Readonly<Record<string, NormalizerUse>>;
  /** parameter → default as JSON text; absent key: no default declared; `null` text: the default is null */
  readonly defaults: Readonly<Record<string, JsonText>>;
};

/** A named, immutable way to grade. `id` is a hash of level, rules and options (levels without rules hash none). */
export type Instrument = {
  readonly id: string;
  readonly level: Level;
  readonly rules: Readonly<Record<string, ToolRules>>;
  readonly options: SuiteOptions;
};
