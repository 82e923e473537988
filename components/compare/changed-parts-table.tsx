import Link from "next/link";
import type { ReactNode } from "react";
import { signedPoints } from "@/components/overview/signed-points";
import { ClaimChip } from "@/components/ui/claim-chip";
import { Count } from "@/components/ui/count";
import { Literal } from "@/components/ui/literal";
import { ScrollX } from "@/components/ui/scroll-x";
import { Section } from "@/components/ui/section";
import type { Claim } from "@/lib/grading/claims";
import { decodeStoredText } from "@/lib/json/decode-stored-text";
import type { RunPair } from "@/lib/queries/compare/find-run-pair";
import type { Comparison } from "@/lib/queries/compare/get-comparison";
import type { ChangedPart } from "@/lib/queries/compare/list-changed-parts";
import { failuresHref } from "@/lib/queries/failures-href";
import type { Scope } from "@/lib/queries/scope";
import { newcombeDifference } from "@/lib/stats/newcombe-difference";

type Props = { readonly scope: Scope; readonly pair: RunPair; readonly comparison: Comparison };

const TOOLS = 10;

/** Which claims and tools account for the change. */
export function ChangedPartsTable({ scope, pair, comparison }: Props) {
  const { a, b, parts } = comparison;
  if (a.graded === 0 || b.graded === 0 || parts.claims.length === 0) return null;
  const tools = parts.tools.slice(0, TOOLS);
  const row = (part: ChangedPart, name: ReactNode, filter: object) => {
    const change = newcombeDifference(
      { successes: part.b, trials: b.graded },
      { successes: part.a, trials: a.graded },
    );
    const clear = change.low > 0 || change.high < 0;
    const count = (run: string, failing: number) =>
      failing === 0 ? (
        <span className="text-ink-3">0</span>
      ) : (
        <Link
          href={failuresHref(scope.suite.name, { ...scope.values, runs: [run], ...filter })}
          className="link"
          prefetch={false}
        >
          <Count value={failing} />
        </Link>
      );
    return (
      <tr key={part.value} className="border-t hover:bg-hover">
        <th className="max-w-60 truncate py-0.5 pr-3 font-normal">{name}</th>
        <td className="px-2 text-right">{count(pair.a.key, part.a)}</td>
        <td className="px-2 text-right">{count(pair.b.key, part.b)}</td>
        <td className="pl-2 text-right">
          <span className={clear ? "font-semibold" : undefined}>{signedPoints(change.difference)}</span>{" "}
          <span className="text-xs text-ink-3">
            [{signedPoints(change.low)}, {signedPoints(change.high)}]
          </span>
        </td>
      </tr>
    );
  };
  const head = (of: string) => (
    <tr className="text-xs text-ink-3">
      <th className="py-1 pr-3">{of}</th>
      <th className="px-2 text-right">A</th>
      <th className="px-2 text-right">B</th>
      <th className="pl-2 text-right">change</th>
    </tr>
  );
  return (
    <Section
      title="What accounts for it"
      note={
        <>
          failing {scope.unit} of <Count value={a.graded} /> and <Count value={b.graded} />; points with 95 %
          interval; one can fail on several, so they do not add up
        </>
      }
    >
      <ScrollX label="Claims and tools">
        <table className="w-full whitespace-nowrap">
          <thead>{head("claim")}</thead>
          <tbody>
            {parts.claims.map((part) =>
              row(part, <ClaimChip claim={part.value as Claim} named />, { claim: [part.value] }),
            )}
          </tbody>
          {tools.length > 0 && (
            <>
              <thead>{head("tool")}</thead>
              <tbody>
                {tools.map((part) =>
                  row(
                    part,
                    part.value === "" ? (
                      <span className="text-ink-2">no tool</span>
                    ) : (
                      <Literal>{decodeStoredText(part.value)}</Literal>
                    ),
                    { tool: [part.value] },
                  ),
                )}
              </tbody>
            </>
          )}
        </table>
      </ScrollX>
      {parts.tools.length > tools.length && (
        <p className="mt-1 text-xs text-ink-3">
          the {TOOLS} of <Count value={parts.tools.length} /> tools that changed most
        </p>
      )}
    </Section>
  );
}
