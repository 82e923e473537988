import type { JsonNode } from "../json/json-node.ts";
import type { JsonType } from "./json-type.ts";

/** A normalizer's options as declared on the tool; absent ones mean their default. */
export type NormalizerOptions = Readonly<Record<string, unknown>>;

export type NormalizerOption = {
  readonly name: string;
  readonly type: "string" | "integer" | "number" | "boolean" | "choice" | "map";
  /** The accepted values of a `choice`. */
  readonly choices?: readonly string[];
  readonly default: unknown;
  /** Without a default: the normalizer can't be used unless it is given. */
  readonly required?: boolean;
  readonly description: string;
};

/**
 * One value as a normalizer reads it. `key` is canonical: two readable values are equal under the
 * normalizer exactly when their keys are. An unreadable value stays as it is and is compared plainly.
 * `notes` and `note` are short codes (`zone_assumed`, `not_a_date`), shown as signals.
 */
export type Normalized =
  | { readonly readable: true; readonly key: string; readonly notes: readonly string[] }
  | { readonly readable: false; readonly note: string };

type Described = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Types that the type claim accepts besides the declared ones (G16's last sentence); empty where none. */
  readonly accepts: readonly JsonType[];
  /** Whether it may be suggested, with its default options, for findings that it would settle. */
  readonly suggested: boolean;
  readonly options: readonly NormalizerOption[];
  /** Why these options can't be used, in one sentence; null where they can. */
  checkOptions(options: NormalizerOptions): string | null;
};

/** Reads one value by itself. `text` is what the node's offsets refer to. Pure; never throws. */
export type ValueNormalizer = Described & {
  readonly form: "value";
  read(node: JsonNode, text: string, options: NormalizerOptions): Normalized;
};

/**
 * Compares by closeness, which is no equivalence of keys. `equal` gets the keys of two readable values,
 * the expected one first.
 */
export type PairNormalizer = Described & {
  readonly form: "pair";
  read(node: JsonNode, text: string, options: NormalizerOptions): Normalized;
  equal(expectedKey: string, actualKey: string, options: NormalizerOptions): boolean;
};

/**
 * A list without order. Only says how repeats count: the grader pairs the items itself, under whatever is
 * declared for `path[]`, so that list and item normalizers compose.
 */
export type ListNormalizer = Described & {
  readonly form: "list";
  readonly repeats: "counted" | "ignored";
};

export type Normalizer = ValueNormalizer | PairNormalizer | ListNormalizer;
