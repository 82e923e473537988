import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { ClaimChip } from "@/components/ui/claim-chip";
import { Literal } from "@/components/ui/literal";
import { ScrollX } from "@/components/ui/scroll-x";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import type { Verdict } from "@/lib/grading/result";
import type { RunPair } from "@/lib/queries/compare/find-run-pair";
import type { ComparedCase, ComparedSide } from "@/lib/queries/compare/list-compared-cases";
import { recordPage } from "@/lib/queries/record-page";
import type { RunRow } from "@/lib/queries/run-row";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";

type Props = { readonly scope: Scope; readonly pair: RunPair; readonly rows: readonly ComparedCase[] };

/** Cases with what became of them in either run; a verdict opens its record, a count its records. */
export function ComparedCases({ scope, pair, rows }: Props) {
  return (
    <ScrollX label="Cases">
      <table className="w-full whitespace-nowrap">
        <thead className="text-xs text-ink-3">
          <tr>
            <th className="py-1 pr-3">case</th>
            <th className="px-3">
              in A
              <span className="max-sm:hidden">
                , <Literal>{pair.a.runId}</Literal>
              </span>
            </th>
            <th className="px-3">
              in B
              <span className="max-sm:hidden">
                , <Literal>{pair.b.runId}</Literal>
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-t hover:bg-hover">
              <th className="max-w-36 truncate py-1 pr-3 font-normal sm:max-w-80" title={row.caseId}>
                <Literal>{row.caseId}</Literal>{" "}
                {row.redefined && (
                  <Badge tone="warn" title="The case’s expectation is another version in B than in A.">
                    other expectation
                  </Badge>
                )}
              </th>
              <td className="px-3">
                <Side scope={scope} run={pair.a} caseKey={row.key} side={row.a} />
              </td>
              <td className="px-3">
                <Side scope={scope} run={pair.b} caseKey={row.key} side={row.b} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}

type SideProps = {
  readonly scope: Scope;
  readonly run: RunRow;
  readonly caseKey: string;
  readonly side: ComparedSide | null;
};

function Side({ scope, run, caseKey, side }: SideProps) {
  if (side === null) return <span className="text-ink-3">—</span>;
  const { suite, values } = scope;
  const records = (verdict: Verdict) =>
    scopeHref(suite.name, "records", { ...values, runs: [run.key] }, { verdict, case: caseKey });
  const graded = side.passing + side.failing;
  const chips = side.claims.map((claim) => <ClaimChip key={claim} claim={claim} />);
  if (side.recordId !== null) {
    return (
      <span className="inline-flex items-center gap-1">
        <Link
          href={scopeHref(suite.name, recordPage(side.recordId), values)}
          className="rounded-sm hover:outline hover:outline-line-strong"
          title={side.recordId}
          prefetch={false}
        >
          <VerdictBadge verdict={side.failing > 0 ? "fail" : side.passing > 0 ? "pass" : "ungraded"} />
        </Link>
        {chips}
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-1.5">
      {graded > 0 && (
        <span>
          {side.failing === 0 ? (
            <Link href={records("pass")} className="link" prefetch={false}>
              {side.passing} of {graded} pass
            </Link>
          ) : (
            <Link href={records("fail")} className="link" prefetch={false}>
              {side.failing} of {graded} fail
            </Link>
          )}
        </span>
      )}
      {side.ungraded > 0 && (
        <Link href={records("ungraded")} className="link text-xs text-ink-3" prefetch={false}>
          {side.ungraded} ungraded
        </Link>
      )}
      {chips}
    </span>
  );
}
