import type { FailureFilter } from "@/lib/queries/failures/failure-filter";
import type { FailureSummary } from "@/lib/queries/failures/failure-summary";
import { listFailureGroups } from "@/lib/queries/failures/list-failure-groups";
import { listFindings } from "@/lib/queries/failures/list-findings";
import type { FailuresParams } from "@/lib/queries/failures-params";
import type { Scope } from "@/lib/queries/scope";
import { FindingTable } from "./finding-table";
import { FIRST_CALLS } from "./first-calls";
import { GroupTable } from "./group-table";
import { NothingFound } from "./nothing-found";

type Props = {
  readonly scope: Scope;
  readonly filter: Promise<FailureFilter>;
  readonly params: FailuresParams;
  readonly summary: Promise<FailureSummary>;
};

const LIMIT = 50;

/** The list's first page, and the calls of the group that the address opens. */
export async function ServerList({ scope, filter: asked, params, summary }: Props) {
  const filter = await asked;
  const { open, ...layout } = params;
  // A list of other parameters is another list: it starts anew.
  const key = JSON.stringify([scope.instrument.id, layout]);
  if (params.group === "none") {
    const [first, counts] = await Promise.all([
      listFindings(filter, { sort: params.sort, limit: LIMIT }),
      summary,
    ]);
    if (first.rows.length === 0) return <NothingFound scope={scope} params={params} counts={counts} />;
    return <FindingTable key={key} first={first} findings={counts.findings} params={params} />;
  }
  const [first, opened, counts] = await Promise.all([
    listFailureGroups(filter, { sort: params.groupSort, limit: LIMIT }),
    open === null
      ? null
      : listFindings({ ...filter, signatureIds: [open] }, { sort: params.sort, limit: FIRST_CALLS }),
    summary,
  ]);
  if (first.rows.length === 0) return <NothingFound scope={scope} params={params} counts={counts} />;
  return (
    <GroupTable key={key} first={first} signatures={counts.signatures} params={params} opened={opened} />
  );
}
