import Link from "next/link";
import { Notice } from "@/components/ui/notice";
import type { UnsettledRuns } from "@/lib/queries/count-unsettled-runs";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";

type Props = { readonly scope: Scope; readonly unsettled: UnsettledRuns };

const runs = (count: number) => `${count.toLocaleString("en")} ${count === 1 ? "run" : "runs"}`;

/** Says that rates on this page are not whole: half an ingest is never counted in silence. */
export function UnsettledNotice({ scope, unsettled }: Props) {
  return (
    <>
      {scope.unknownRuns.length > 0 && (
        <Notice tone="warn">
          {runs(scope.unknownRuns.length)} in the address that this suite does not have:{" "}
          {scope.unknownRuns.slice(0, 3).join(", ")}
          {scope.unknownRuns.length > 3 && " …"}
        </Notice>
      )}
      {unsettled.incomplete > 0 && (
        <Notice
          tone="warn"
          action={
            <Link
              className="link"
              href={scopeHref(
                scope.suite.name,
                unsettled.ingestId === null ? "ingests" : `ingests/${unsettled.ingestId}`,
                scope.values,
              )}
            >
              See the ingest
            </Link>
          }
        >
          The rates below are not whole: an ingest of {runs(unsettled.incomplete)} has begun and is not
          finished.
        </Notice>
      )}
      {unsettled.stale > 0 && (
        <Notice tone="warn">
          {runs(unsettled.stale)} {unsettled.stale === 1 ? "is" : "are"} being counted anew; the rates below
          still show the earlier state.
        </Notice>
      )}
    </>
  );
}
