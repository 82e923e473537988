import type { TableField } from "@/lib/importers/table/table-fields";
import type { MappingDraft } from "./mapping-draft";

/** The draft with another column for a field; null takes it away, and what was said of its values with it. */
export function setColumn(draft: MappingDraft, field: TableField, column: string | null): MappingDraft {
  const columns = { ...draft.columns };
  if (column === null) delete columns[field];
  else columns[field] = column;
  const changed = { ...draft, columns };
  if (field === "verdict" && column !== draft.columns.verdict) {
    delete changed.pass;
    delete changed.fail;
  }
  if (field === "latency" && column === null) delete changed.latency_unit;
  return changed;
}
