import Link from "next/link";
import { Literal } from "@/components/ui/literal";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import type { CaseFlips } from "@/lib/commands/cases/case-preview";

type Props = { readonly flips: CaseFlips; readonly hrefOf: (recordId: string) => string };

/** Records that flip, each leading to its page. */
export function CaseFlipList({ flips, hrefOf }: Props) {
  const { shown, total } = flips;
  return (
    <>
      <ul className="max-h-80 divide-y overflow-y-auto">
        {shown.map((flip) => (
          <li
            key={`${flip.recordId} ${flip.callIndex}`}
            className="flex flex-wrap items-center gap-x-2 gap-y-0.5 py-1"
          >
            <VerdictBadge verdict={flip.from} />
            <span aria-hidden className="text-ink-3">
              →
            </span>
            <span className="sr-only">becomes</span>
            <VerdictBadge verdict={flip.to} />
            <Link href={hrefOf(flip.recordId)} className="link min-w-0 [overflow-wrap:anywhere]">
              run <Literal>{flip.runId}</Literal> · trial {flip.trial}
              {flip.callIndex !== null && ` · call ${flip.callIndex + 1}`}
            </Link>
            {flip.truth !== null && <span className="text-xs text-ink-2">labelled {SAID[flip.truth]}</span>}
          </li>
        ))}
      </ul>
      {total > shown.length && (
        <p className="text-xs text-ink-2">
          and {(total - shown.length).toLocaleString("en")} more, that are only counted here
        </p>
      )}
    </>
  );
}

const SAID = { agent_right: "right", agent_wrong: "wrong", unsure: "unsure" };
