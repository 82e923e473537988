import { Check, ChevronRight } from "lucide-react";
import Link from "next/link";
import { Section } from "@/components/ui/section";
import type { WaitingCounts } from "@/lib/queries/count-waiting";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";

type Props = { readonly scope: Scope; readonly waiting: WaitingCounts };

type Need = {
  readonly count: number;
  readonly one: string;
  readonly more: string;
  readonly why: string;
  readonly page: string;
};

/** What only a person can settle, each a link to where it is settled. */
export function NeedsYou({ scope, waiting }: Props) {
  const newest = waiting.newestIngestId === null ? "ingests" : `ingests/${waiting.newestIngestId}`;
  const needs: readonly Need[] = [
    {
      count: waiting.brokenCases,
      one: "case with a broken contract",
      more: "cases with a broken contract",
      why: `${waiting.broken.toLocaleString("en")} ${waiting.broken === 1 ? "thing" : "things"} to mend; their records are ungraded`,
      page: "contract",
    },
    {
      count: waiting.brokenCases === 0 ? waiting.broken : 0,
      one: "broken contract",
      more: "broken contracts",
      why: "the suite contradicts itself",
      page: "contract",
    },
    {
      count: waiting.undeclaredTools,
      one: "undeclared tool",
      more: "undeclared tools",
      why: "until it is said whether they change the world, extra calls of them are not checked",
      page: "contract",
    },
    {
      count: waiting.itemsToLabel,
      one: "item to label",
      more: "items to label",
      why: "until they are, their sample’s estimate is unfinished",
      page: "samples",
    },
    {
      count: waiting.disagreements,
      one: "disagreement of reviewers",
      more: "disagreements of reviewers",
      why: "until they are settled, they are in no estimate",
      page: "samples",
    },
    {
      count: waiting.effectDisagreements,
      one: "record where effect and arguments disagree",
      more: "records where effect and arguments disagree",
      why: "the quickest way to a wrong rule or a wrong expectation",
      page: "disagreements",
    },
    {
      count: waiting.witnessDifferences,
      one: "record where log, wire and handlers differ",
      more: "records where log, wire and handlers differ",
      why: "what the agent’s own log says there is not what happened, or not what it asked for",
      page: "witness",
    },
    {
      count: waiting.incompleteIngests,
      one: "incomplete ingest",
      more: "incomplete ingests",
      why: "send it again to complete it",
      page: "ingests",
    },
    {
      count: waiting.rejects,
      one: "object rejected by the newest ingest",
      more: "objects rejected by the newest ingest",
      why: "everything else came in",
      page: newest,
    },
    {
      count: waiting.conflicts,
      one: "conflict in the newest ingest",
      more: "conflicts in the newest ingest",
      why: "the same id came with other content; the stored one stays",
      page: newest,
    },
  ];
  const open = needs.filter((need) => need.count > 0);
  return (
    <Section title="Needs you">
      {open.length === 0 ? (
        <p className="flex items-center gap-2 py-1 text-ink-2">
          <Check aria-hidden className="size-4 text-pass" />
          Nothing waits: contract whole, tools declared, ingests complete.
        </p>
      ) : (
        <ul className="border-t">
          {open.map((need) => (
            <li key={need.more} className="border-b">
              <Link
                href={scopeHref(scope.suite.name, need.page, scope.values)}
                className="group flex items-center gap-2 py-1.5 hover:bg-hover"
              >
                <span className="min-w-10 text-right text-base font-semibold text-warn">
                  {need.count.toLocaleString("en")}
                </span>
                <span className="min-w-0 flex-1">
                  {need.count === 1 ? need.one : need.more}
                  <span className="block text-xs text-ink-3">{need.why}</span>
                </span>
                <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
