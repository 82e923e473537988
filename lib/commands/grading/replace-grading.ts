import type { PoolClient } from "pg";
import { deleteGrading } from "./delete-grading.ts";
import type { GradedPage } from "./grade-page.ts";
import { GradingRows } from "./grading-rows.ts";

/**
 * Writes what a page of records comes to in place of what the same instruments said of them before: those whose case was
 * found have it from now on, and the rollups of their runs wait to be computed anew.
 */
export async function replaceGrading(
  client: PoolClient,
  suiteId: number,
  page: GradedPage,
  signatureKeys: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = new GradingRows(suiteId);
  for (const one of page.records) rows.add(one, signatureKeys);
  const keys = page.records.map(({ key }) => key);
  const instruments = page.records.flatMap(({ results }) => results.map(({ instrumentId }) => instrumentId));
  await deleteGrading(client, suiteId, keys, [...new Set(instruments)]);
  await rows.write(client);
  if (page.found.length > 0) {
    await client.query(
      `UPDATE record r SET case_version_id = f.version FROM unnest($2::bigint[], $3::int[]) AS f (id, version)
       WHERE r.suite_id = $1 AND r.id = f.id`,
      [suiteId, page.found.map(({ key }) => key), page.found.map(({ caseKey }) => caseKey)],
    );
  }
  await client.query(
    "UPDATE run SET rollups_stale = true WHERE suite_id = $1 AND id = ANY($2) AND NOT rollups_stale",
    [suiteId, [...new Set(page.records.map(({ runKey }) => runKey))]],
  );
}
