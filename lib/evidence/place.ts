import type { JsonNode } from "../json/json-node.ts";
import type { Difference } from "./evidence.ts";

/** A value with the text that its offsets refer to. */
export type Located = { readonly text: string; readonly node: JsonNode };

/** One argument path before its cells are cut. */
export type Place = {
  readonly path: string;
  readonly label: string;
  readonly depth: number;
  readonly expected: readonly Located[];
  readonly expectedForm: "one" | "any_of";
  readonly raw: readonly Located[];
  readonly received: readonly Located[];
};

export type MarkedPlace = {
  readonly place: Place;
  readonly kind: "leaf" | "group";
  readonly differences: readonly Difference[];
  readonly findings: readonly number[];
};
