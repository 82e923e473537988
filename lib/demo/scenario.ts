import type { Facts } from "./facts-of.ts";
import type { Arguments } from "./value.ts";

export type Step = { readonly tool: string; readonly args: Arguments };

/** A kind of request, in several variants that become one case each: `slug_variant`. */
export type Scenario = {
  readonly slug: string;
  /** Variant → the words that tell it apart in the request. */
  readonly variants: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  /** Whether the case forbids side effects that it does not name. */
  readonly forbid: boolean;
  input(facts: Facts, words: string): string;
  /** What is to be looked up first; the case names it. What it tells may speak against the calls. */
  looksUp?(facts: Facts): readonly Step[];
  /** What the company's policy asks for first, and the case's author forgot to name. */
  policy?(facts: Facts): readonly Step[];
  /** What the case expects, in the order of the request. */
  calls(facts: Facts): readonly Step[];
  /** The calls do not build on each other, so an agent may emit them in one turn. */
  readonly independent?: boolean;
};
