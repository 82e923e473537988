import type { Span } from "./span.ts";

/** The attributes that name a case, a run and a trial, the more telling first. */
const NAMES = {
  caseId: ["claimcheck.case_id", "case_id", "test.case.id", "test.case.name", "gen_ai.conversation.id"],
  runId: ["claimcheck.run_id", "run_id", "test.run.id", "cicd.pipeline.run.id"],
  trial: ["claimcheck.trial", "trial"],
} as const;

export type StatedName = keyof typeof NAMES;

/** What a span, or its resource, says of `what`; `rank` is 0 for the most telling attribute. */
export function statedBySpan(
  { attributes, resource }: Span,
  what: StatedName,
): { readonly id: string; readonly rank: number } | null {
  for (const [rank, name] of NAMES[what].entries()) {
    const id = attributes.text(name) ?? resource.text(name);
    if (id !== null) return { id, rank };
  }
  return null;
}
