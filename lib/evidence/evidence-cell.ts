import { namesOfMask } from "../grading/names-of-mask.ts";
import { typeOfNode } from "../grading/type-of-node.ts";
import type { JsonNode } from "../json/json-node.ts";
import type { Range } from "./changed-ranges.ts";
import type { EvidenceCell } from "./evidence.ts";
import { segmentsOf } from "./segments-of.ts";
import { sourceOffsets } from "./source-offsets.ts";

/** Characters of one literal that are shown: all of a short one, else its beginning and what stands around a change. */
const CELL_CHARACTERS = 400;

/**
 * One literal as a cell. `changed` are the ranges of a string's decoded value that differ from its partner;
 * `whole` marks the literal as one change.
 */
export function evidenceCell(
  text: string,
  node: JsonNode,
  changed: readonly Range[],
  whole = false,
): EvidenceCell {
  let marks: Range[] = [];
  if (whole) marks = [{ from: node.start, to: node.end }];
  else if (node.type === "string" && changed.length > 0) {
    const offsets = sourceOffsets(
      text,
      node,
      changed.flatMap((range) => [range.from, range.to]),
    );
    marks = changed.map((_, index) => ({ from: offsets[index * 2] ?? 0, to: offsets[index * 2 + 1] ?? 0 }));
  }
  return {
    start: node.start,
    end: node.end,
    type: namesOfMask(typeOfNode(node))[0] ?? "null",
    size: sizeOf(node),
    segments: segmentsOf(text, node.start, node.end, marks, CELL_CHARACTERS),
  };
}

function sizeOf(node: JsonNode): number | null {
  if (node.type === "object") return node.members.length;
  return node.type === "array" ? node.items.length : null;
}
