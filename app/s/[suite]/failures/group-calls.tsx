"use client";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Count } from "@/components/ui/count";
import { Skeleton } from "@/components/ui/skeleton";
import type { FailureGroupRow } from "@/lib/queries/failures/failure-group-row";
import type { FindingPage } from "@/lib/queries/failures/finding-page";
import { failuresApiPath } from "@/lib/queries/failures-api-path";
import type { FailuresParams } from "@/lib/queries/failures-params";
import { FIRST_CALLS } from "./first-calls";
import { GroupCall } from "./group-call";
import { useFailuresNavigation } from "./use-failures-navigation";

type Props = {
  readonly group: FailureGroupRow;
  readonly params: FailuresParams;
  readonly columns: number;
  /** The first page, where it came with the page. */
  readonly first: FindingPage | null;
};

const ROW_PX = 28;
const SHOWN_AT_MOST = 8;

/** The calls of an opened group, by pages. */
export function GroupCalls({ group, params, columns, first }: Props) {
  const { suite, change } = useFailuresNavigation();
  const [page, setPage] = useState(first);
  const [after, setAfter] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const own = { ...params, signature: [group.signatureId] };
  const address = failuresApiPath(
    suite,
    "page",
    own,
    after === null ? { limit: String(FIRST_CALLS) } : { after },
  );
  const waits = page === null || after !== null;
  useEffect(() => {
    if (!waits || failed) return;
    const stop = new AbortController();
    fetch(address, { signal: stop.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`The server answered ${response.status}.`);
        const next = (await response.json()) as FindingPage;
        setPage((known) => ({ rows: [...(known?.rows ?? []), ...next.rows], next: next.next }));
        setAfter(null);
      })
      .catch((error) => {
        if (stop.signal.aborted) return;
        console.error(error);
        setFailed(true);
      });
    return () => stop.abort();
  }, [address, waits, failed]);

  return (
    <tr className="block lg:table-row">
      <td colSpan={columns} className="block bg-panel py-1 pr-2 pl-3 lg:table-cell lg:pl-9">
        {page === null && !failed && (
          <div style={{ height: Math.min(group.findings, SHOWN_AT_MOST) * ROW_PX }} className="py-1">
            <Skeleton className="h-full" />
          </div>
        )}
        <ul aria-label={`Calls: ${group.kind.replaceAll("_", " ")} at ${group.tool}`}>
          {page?.rows.map((row) => (
            <GroupCall key={row.key} row={row} suite={suite} params={own} />
          ))}
        </ul>
        <div className="flex min-h-7 flex-wrap items-center gap-2 text-xs text-ink-3">
          {page !== null && (
            <span>
              <Count value={page.rows.length} /> of <Count value={group.findings} />
            </span>
          )}
          {failed && (
            <span role="alert" className="text-fail">
              The calls could not be read.
            </span>
          )}
          {failed && (
            <Button size="sm" onClick={() => setFailed(false)}>
              Try again
            </Button>
          )}
          {!failed && page?.next && (
            <Button size="sm" disabled={after !== null} onClick={() => setAfter(page.next)}>
              More calls
            </Button>
          )}
          <Button
            size="sm"
            tone="quiet"
            onClick={() => change({ signature: [group.signatureId], group: "none", open: null })}
          >
            As a list
          </Button>
        </div>
      </td>
    </tr>
  );
}
