import { NATIVE_SCHEMA } from "./schema.ts";

type SchemaName = keyof typeof NATIVE_SCHEMA;

/** The fields that each shell knows; every other one is kept as `extra`. Derived from the schemas. */
export const KNOWN_FIELDS = Object.fromEntries(
  Object.entries(NATIVE_SCHEMA).map(([name, schema]) => [name, new Set(Object.keys(schema.shape))]),
) as unknown as Readonly<Record<SchemaName, ReadonlySet<string>>>;
