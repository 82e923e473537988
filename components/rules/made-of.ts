import type { NormalizerUse } from "@/lib/grading/model";
import { NORMALIZERS } from "@/lib/grading/normalizers/registry";
import { parseJson } from "@/lib/json/parse-json";

/** What a rule reads in a literal; null where it does not read single values, or the literal is not whole. */
export type Made = { readonly reads: string } | { readonly note: string } | null;

/**
 * What a rule makes of a literal: the key under which values are equal, or why it can't be read.
 *
 * @example madeOf({ use: "month", options: {} }, '"2026-03-01"') // { reads: "2026-03" }
 */
export function madeOf(rule: NormalizerUse, literal: string | null): Made {
  const normalizer = NORMALIZERS[rule.use];
  if (normalizer === undefined || normalizer.form === "list" || literal === null) return null;
  if (normalizer.checkOptions(rule.options) !== null) return null;
  const parsed = parseJson(literal);
  if (!parsed.ok) return null;
  const read = normalizer.read(parsed.node, literal, rule.options);
  return read.readable ? { reads: read.key } : { note: read.note.replaceAll("_", " ") };
}
