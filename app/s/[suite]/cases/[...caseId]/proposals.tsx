import Link from "next/link";
import { fixTitle } from "@/components/cases/fix-title";
import { getReviewer } from "@/components/review/get-reviewer";
import { ClaimChip } from "@/components/ui/claim-chip";
import { Notice } from "@/components/ui/notice";
import { Section } from "@/components/ui/section";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import { ClaimcheckError } from "@/lib/claimcheck-error";
import type { CaseFixes } from "@/lib/queries/cases/case-fixes";
import { caseHref } from "@/lib/queries/cases/case-href";
import { getCaseFixes } from "@/lib/queries/cases/get-case-fixes";
import { ChosenFix } from "./chosen-fix";
import { NoProposals } from "./no-proposals";
import type { ShownCase } from "./shown-case";

type Props = ShownCase & { readonly recordId: string };

/** The changes that one record proposes, and the one that is looked at. */
export async function Proposals(props: Props) {
  const { scope, values, caseId, recordId } = props;
  const found = await findFixes(props);
  if ("refused" in found) {
    return (
      <Section title="Is the expectation wrong?">
        <Notice tone="warn">{found.refused}</Notice>
      </Section>
    );
  }
  const { proposals, instrument } = found;
  const chosen = values.fix === null ? proposals[0] : proposals.find(({ id }) => id === values.fix);
  return (
    <Section
      title="Is the expectation wrong?"
      note={`changes after which the record passes the claims that they are about, under ${instrument.level} v${instrument.version}; those that ask least of the agent come last`}
    >
      {proposals.length === 0 ? (
        <NoProposals fixes={found} />
      ) : (
        <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[minmax(240px,320px)_minmax(0,1fr)]">
          <nav aria-label="Proposed changes">
            <ul className="space-y-1">
              {proposals.map((one) => (
                <li key={one.id}>
                  <Link
                    href={caseHref(scope.suite.name, caseId, { ...values, record: recordId, fix: one.id })}
                    scroll={false}
                    aria-current={one === chosen ? "true" : undefined}
                    className="block rounded-md border px-3 py-1.5 hover:bg-hover aria-[current]:border-accent aria-[current]:bg-selected"
                  >
                    <span className="block">{fixTitle(one.edits)}</span>
                    <span className="mt-0.5 flex flex-wrap items-center gap-1.5 text-xs text-ink-2">
                      {one.claims.map((claim) => (
                        <ClaimChip key={claim} claim={claim} />
                      ))}
                      the record then <VerdictBadge verdict={one.verdict} />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {chosen === undefined ? (
            <Notice tone="warn">
              This change is not proposed any more: the case, its tools or the rules have changed meanwhile.
              Choose one of those beside.
            </Notice>
          ) : (
            <ChosenFix {...props} fixes={found} proposal={chosen} reviewer={await getReviewer()} />
          )}
        </div>
      )}
    </Section>
  );
}

async function findFixes({
  scope,
  values,
  caseId,
  recordId,
}: Props): Promise<CaseFixes | { readonly refused: string }> {
  try {
    return await getCaseFixes(scope.suite.id, caseId, recordId, values.instrument);
  } catch (error) {
    if (error instanceof ClaimcheckError) return { refused: error.message };
    throw error;
  }
}
