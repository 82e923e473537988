import type { Schema } from "./schema.ts";

/** The schema that constrains nothing. */
export const ANY_SCHEMA: Schema = {
  types: 0,
  enum: null,
  default: null,
  required: [],
  propertyNames: null,
  others: "unsaid",
  property: () => null,
  item: () => null,
};
