import type { CaseEdit } from "@/lib/expectations/case-edit";
import { EDIT_TITLES } from "./edit-titles";

/** What a set of edits is called: each kind once, with how many places it is for. */
export function fixTitle(edits: readonly CaseEdit[]): string {
  const kinds = [...new Set(edits.map(({ kind }) => kind))];
  return kinds
    .map((kind, index) => {
      const places = edits.filter((edit) => edit.kind === kind).length;
      const title = EDIT_TITLES[kind];
      const text = index === 0 ? title : `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
      return places === 1 ? text : `${text} (${places} places)`;
    })
    .join("; ");
}
