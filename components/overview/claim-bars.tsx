import Link from "next/link";
import { ClaimChip } from "@/components/ui/claim-chip";
import { claimColor } from "@/components/ui/claim-color";
import { Count } from "@/components/ui/count";
import type { Claim } from "@/lib/grading/claims";

type Props = {
  readonly counts: readonly { readonly claim: Claim; readonly count: number; readonly href: string }[];
  /** What the longest bar may stand for. */
  readonly highest: number;
  readonly of: string;
};

/** One run by claim: there is nothing to stack over time. */
export function ClaimBars({ counts, highest, of }: Props) {
  return (
    <ul className="max-w-180 space-y-1">
      {counts.map(({ claim, count, href }) => (
        <li key={claim}>
          <Link
            href={href}
            className="grid grid-cols-[5.5rem_1fr_9rem] items-center gap-3 rounded-md px-1 py-1 hover:bg-hover"
          >
            <ClaimChip claim={claim} named />
            <span className="h-3 bg-hover">
              <span
                className="block h-full rounded-r-sm"
                style={{ background: claimColor(claim), width: `${(100 * count) / Math.max(1, highest)}%` }}
              />
            </span>
            <span>
              <span className="font-semibold">
                <Count value={count} />
              </span>{" "}
              <span className="text-xs text-ink-3">{of}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
