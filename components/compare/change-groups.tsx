import Link from "next/link";
import { Count } from "@/components/ui/count";
import { Section } from "@/components/ui/section";
import { CASE_CHANGES, type CaseChange } from "@/lib/compare/case-changes";
import type { Comparison } from "@/lib/queries/compare/get-comparison";
import { CHANGE_WORDS } from "./change-words";

type Props = {
  readonly comparison: Comparison;
  readonly chosen: CaseChange;
  readonly hrefOf: (group: CaseChange) => string;
};

/** How many cases changed in which way; a group opens its cases. */
export function ChangeGroups({ comparison, chosen, hrefOf }: Props) {
  const { groups, shared, cases } = comparison.cases;
  const row = (change: CaseChange) => {
    const count = groups[change];
    const { name, means } = CHANGE_WORDS[change];
    const inside = (
      <>
        <span className="w-14 shrink-0 text-right font-semibold">
          <Count value={count} />
        </span>
        <span className="min-w-0">
          {name}
          <span className="block text-xs text-ink-3">{means}</span>
        </span>
      </>
    );
    return (
      <li key={change} className="border-b">
        {count === 0 ? (
          <span className="flex gap-3 py-1 text-ink-3">{inside}</span>
        ) : (
          <Link
            href={hrefOf(change)}
            scroll={false}
            aria-current={change === chosen ? "true" : undefined}
            className="flex gap-3 py-1 hover:bg-hover aria-[current]:bg-selected"
          >
            {inside}
          </Link>
        )}
      </li>
    );
  };
  const apart = (change: CaseChange) => change === "only_a" || change === "only_b";
  return (
    <Section
      title="What changed"
      note={
        <>
          a case is one row; <Count value={shared} /> of <Count value={cases} /> cases are in both runs
        </>
      }
    >
      <ul className="border-t">{CASE_CHANGES.filter((change) => !apart(change)).map(row)}</ul>
      <ul className="mt-3 border-t">{CASE_CHANGES.filter(apart).map(row)}</ul>
    </Section>
  );
}
