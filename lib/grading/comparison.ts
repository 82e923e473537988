import type { JsonNode } from "../json/json-node.ts";
import type { Difference } from "./difference.ts";
import type { PathLink } from "./path-link.ts";

/** What a normalizer had to say about one value. */
type NormalizerNote = {
  readonly note: string;
  readonly path: PathLink | null;
  readonly side: "expected" | "actual";
};

/** Where the comparison of one pair's arguments gathers what it finds. */
export type Comparison = {
  /** What the offsets of the actual nodes refer to. */
  readonly text: string;
  readonly differences: Difference[];
  readonly notes: NormalizerNote[];
  /** Arguments present that nobody named, whose value is not their stated default. */
  readonly unnamed: { readonly path: PathLink; readonly node: JsonNode }[];
  /** Whether anything was asked of the values, and of the types. */
  valuesAsked: boolean;
  typesAsked: boolean;
  /** UTF-16 units that may still be spent on telling order from content; hostile nesting would be quadratic. */
  orderBudget: number;
};
