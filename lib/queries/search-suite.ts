import { db } from "../db/client.ts";
import { encodeStoredText } from "../json/encode-stored-text.ts";

/** What the palette finds in a suite, a few of each, as stored texts: what links carry. */
export type SearchHits = {
  readonly runs: readonly string[];
  readonly tools: readonly string[];
  readonly cases: readonly string[];
  readonly records: readonly string[];
};

const FEW = 8;

/** Runs, tools and cases whose name contains the text; records whose id begins with it. */
export async function searchSuite(suiteId: number, text: string): Promise<SearchHits> {
  const contains = { contains: encodeStoredText(text), mode: "insensitive" as const };
  const [runs, tools, cases, records] = await Promise.all([
    db().run.findMany({
      where: { suiteId, OR: [{ runId: contains }, { gitSha: contains }, { model: contains }] },
      orderBy: [{ orderedAt: "desc" }, { id: "desc" }],
      select: { runId: true },
      take: FEW,
    }),
    db().tool.findMany({ where: { suiteId, name: contains }, select: { name: true }, take: FEW }),
    db().caseVersion.findMany({
      where: { suiteId, current: true, caseId: contains },
      select: { caseId: true },
      orderBy: { caseId: "asc" },
      take: FEW,
    }),
    // A scan from the text on in the index, right in every collation; LIKE would read the whole table in most.
    db().record.findMany({
      where: { suiteId, recordId: { gte: encodeStoredText(text) } },
      select: { recordId: true },
      orderBy: { recordId: "asc" },
      take: FEW,
    }),
  ]);
  return {
    runs: runs.map((run) => run.runId),
    tools: tools.map((tool) => tool.name),
    cases: cases.map((row) => row.caseId),
    records: records.map((row) => row.recordId).filter((id) => id.startsWith(encodeStoredText(text))),
  };
}
