import type { TableMapping } from "./schema.ts";

/** The columns that a mapping reads, each once. */
export function mappedColumns(mapping: TableMapping): string[] {
  const named = Object.values(mapping.columns).filter((column) => column !== undefined);
  return [...new Set([...named, ...(mapping.group_by ?? [])])];
}
