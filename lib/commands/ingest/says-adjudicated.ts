import type { JsonText } from "../../json/json-node.ts";

/** Whether a label's further fields say that it settles a disagreement, as exports of labels do. */
export function saysAdjudicated(extra: JsonText | null): boolean {
  if (extra === null || !extra.includes('"adjudicated"')) return false;
  return (JSON.parse(extra) as { adjudicated?: unknown }).adjudicated === true;
}
