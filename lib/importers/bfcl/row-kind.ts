export type RowKind = "totals" | "score" | "result" | "answer" | "question" | "function";

/**
 * What a row of the benchmark's files is, by the names of its fields; null where it is none of them.
 *
 * @example rowKind(["id", "ground_truth"]) // "answer"
 */
export function rowKind(keys: readonly string[]): RowKind | null {
  const has = (...names: string[]) => names.every((name) => keys.includes(name));
  if (has("accuracy", "total_count")) return "totals";
  if (has("valid", "error") && (has("prompt") || has("test_category"))) return "score";
  if (has("id", "result")) return "result";
  if (has("id", "ground_truth")) return "answer";
  if (has("id", "question")) return "question";
  if (has("name", "parameters") && !has("id")) return "function";
  return null;
}
