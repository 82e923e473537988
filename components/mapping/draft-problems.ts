import { TABLE_MAPPING } from "@/lib/importers/table/schema";
import type { MappingDraft } from "./mapping-draft";

/** Why a draft is no mapping yet: by the field that it is about, "" for the whole. Empty: it is one. */
export function draftProblems(draft: MappingDraft): ReadonlyMap<string, string> {
  const read = TABLE_MAPPING.safeParse(draft);
  const problems = new Map<string, string>();
  for (const { path, message } of read.error?.issues ?? []) {
    const field = path[0] === "columns" ? String(path[1] ?? "") : String(path[0] ?? "");
    if (!problems.has(field)) problems.set(field, message);
  }
  return problems;
}
