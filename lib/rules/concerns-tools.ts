import type { CaseObject } from "../grading/model.ts";

/**
 * Whether the verdict and the findings of a case's records can depend on the rules of `tools`. They do so through the
 * expected calls only: a rule is read where an expected call of its tool, in whichever alternative, is held against a
 * call (under its own name or a variant), where one is checked for its contract (K7), and, under `repeats: forbid`,
 * where two calls of the tool are held against each other, which no case tells; then every case is concerned.
 *
 * @example concernsTools(source, new Set(["issue_refund"]), { argsMatch: "named", repeats: "signal" }) // false
 */
export function concernsTools(
  source: CaseObject,
  tools: ReadonlySet<string>,
  { repeats }: { readonly repeats: "signal" | "forbid" },
): boolean {
  if (tools.size === 0) return false;
  if (repeats === "forbid") return true;
  return [source.expectToolCalls ?? [], ...source.accept].some((calls) =>
    calls.some(({ name }) => tools.has(name)),
  );
}
