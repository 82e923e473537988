import { witnessKind } from "@/lib/grading/witness/witness-kind";
import { decodeStoredText } from "@/lib/json/decode-stored-text";
import type { Facet } from "@/lib/queries/failures/facet";

/** What an empty value of a facet means. */
const EMPTY: Readonly<Partial<Record<Facet, string>>> = {
  tool: "no tool",
  path: "the whole call",
  model: "no model stated",
};
const OURS: readonly Facet[] = ["kind", "signal"];

/**
 * A facet's value as it is shown.
 *
 * @example facetWords("kind", "wrong_value") // "wrong value"
 */
export function facetWords(facet: Facet, value: string): string {
  if (facet === "witness") return witnessKind(value)?.title ?? value;
  if (value === "") return EMPTY[facet] ?? "empty";
  return OURS.includes(facet) ? value.replaceAll("_", " ") : decodeStoredText(value);
}
