import { listRuns } from "../list-runs.ts";
import type { RunRow } from "../run-row.ts";
import type { Scope } from "../scope.ts";
import { toStoredText } from "../to-stored-text.ts";

/** Two runs to be held against each other: usually A came before B. */
export type RunPair = { readonly a: RunRow; readonly b: RunRow };

/** What was asked for: a pair, or why there is none. */
export type FoundPair = RunPair | { readonly missing: readonly string[] } | "too_few";

/**
 * The runs that a URL names. One that is left out: the scope's newest run, and the newest one before it, that is
 * not the other; where the scope has too few, those of the suite. Unknown ids come back as `missing`.
 */
export async function findRunPair(
  scope: Pick<Scope, "suite" | "runs">,
  asked: { readonly a: string | null; readonly b: string | null },
): Promise<FoundPair> {
  const keys = [asked.a, asked.b].flatMap((text) => (text === null ? [] : [toStoredText(text)]));
  const named = keys.length === 0 ? [] : await listRuns(scope.suite.id, { keys });
  const find = (text: string | null) =>
    text === null ? null : (named.find((run) => run.key === toStoredText(text)) ?? null);
  const missing = [asked.a, asked.b].filter((text) => text !== null && find(text) === null);
  if (missing.length > 0) return { missing: missing as string[] };
  const [a, b] = [find(asked.a), find(asked.b)];
  if (a !== null && b !== null) return { a, b };
  const newest = [...(scope.runs ?? []), ...(await listRuns(scope.suite.id, { newest: 3 }))];
  const other = (run: RunRow | null) => newest.find((one) => one.id !== run?.id) ?? null;
  const second = b ?? other(a);
  const first = a ?? other(second);
  return first === null || second === null ? "too_few" : { a: first, b: second };
}
