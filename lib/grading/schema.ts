import type { JsonSource } from "./json-source.ts";

/**
 * What a JSON Schema says about one value, as far as grading asks. Children are made when first asked for, so
 * that a schema may refer to itself.
 */
export type Schema = {
  /** Declared types as bits of `TYPE_BIT`; 0 where none are declared. */
  readonly types: number;
  /** Accepted values, or null where any is. */
  readonly enum: readonly JsonSource[] | null;
  readonly default: JsonSource | null;
  readonly required: readonly string[];
  /** Names in `properties`, in their order; null where the schema has no `properties`. */
  readonly propertyNames: readonly string[] | null;
  /** `closed`: `additionalProperties: false`; `open`: it is stated that others are taken; `unsaid` otherwise. */
  readonly others: "closed" | "open" | "unsaid";
  property(name: string): Schema | null;
  item(index: number): Schema | null;
};
