import type { TableMapping } from "@/lib/importers/table/schema";

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** A mapping as the form holds it: it may still lack something, or contradict itself. */
export type MappingDraft = Writable<TableMapping>;
