/**
 * The chosen runs in words, for a button.
 *
 * @example runsSaid(["~last12"], 40) // "last 12 runs"
 */
export function runsSaid(chosen: readonly string[], total: number): string {
  const [first] = chosen;
  if (first === undefined) return total === 1 ? "the one run" : `all ${total.toLocaleString("en")} runs`;
  if (chosen.length > 1) return `${chosen.length.toLocaleString("en")} runs`;
  if (first === "~newest") return "newest run";
  if (first === "~last12") return "last 12 runs";
  return first;
}
