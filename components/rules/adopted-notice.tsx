import Link from "next/link";
import { RegradeNotice } from "@/components/contract/regrade-notice";
import { Notice } from "@/components/ui/notice";
import { instrumentsHref } from "@/lib/queries/compare/instruments-href";
import type { RegradeRow } from "@/lib/queries/find-newest-regrade";
import type { AdoptionRow } from "@/lib/queries/rules/list-adoptions";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";
import { versionBefore } from "./version-before";

type Props = {
  readonly scope: Scope;
  readonly adoptions: readonly AdoptionRow[];
  readonly regrade: RegradeRow | null;
  readonly cancel: (regrade: number) => Promise<string | null>;
};

/** What the newest adoption made, how far the grading by it is, and where to look at what it did. */
export function AdoptedNotice({ scope, adoptions, regrade, cancel }: Props) {
  const [adoption] = adoptions;
  if (adoption === undefined) return null;
  const made = adoption.instruments.find(({ level }) => level === "equivalent");
  const before = versionBefore(scope, adoptions, adoption);
  const pair = {
    ...scope.values,
    ...(before !== null && { x: `equivalent.v${before}` }),
    ...(made && { y: `equivalent.v${made.version}` }),
  };
  return (
    <section aria-label="Adopted" className="space-y-2">
      <Notice
        tone="info"
        action={
          <span className="flex flex-wrap gap-x-4">
            <Link href={instrumentsHref(scope.suite.name, pair)} className="link">
              old against new
            </Link>
            <Link
              href={instrumentsHref(scope.suite.name, { ...pair, labels: "false_pass" })}
              className="link"
            >
              labels that contradict it
            </Link>
            <Link href={scopeHref(scope.suite.name, "", scope.values)} className="link">
              Overview
            </Link>
          </span>
        }
      >
        Adopted: {adoption.instruments.map(({ level, version }) => `${level} v${version}`).join(" and ")}{" "}
        {adoption.instruments.length === 1 ? "is" : "are"} in force now
        {adoption.regrade === null && "; every record has its verdict under them already"}.
      </Notice>
      {regrade !== null && regrade.id === adoption.regrade && (
        <RegradeNotice regrade={regrade} cancel={cancel} />
      )}
    </section>
  );
}
