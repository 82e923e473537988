import { Prisma } from "../../db/generated/client.ts";
import { readRows } from "../read-rows.ts";
import { toStoredText } from "../to-stored-text.ts";

/** Positions that a reviewer has labelled, in the order of their newest labels. */
export async function listOwnPositions(
  suiteId: number,
  sampleId: number,
  reviewer: string,
): Promise<number[]> {
  const rows = await readRows<{ position: number }>(Prisma.sql`
    select i.position from sample_item i join label l
      on l.suite_id = i.suite_id and l.sample = i.sample_id and l.record_id = i.record_id
        and l.call_index is not distinct from i.call_index
    where i.suite_id = ${suiteId} and i.sample_id = ${sampleId} and l.reviewer = ${toStoredText(reviewer)}
      and not l.withdrawn and not l.adjudicated
    group by i.position order by max(l.labelled_at), max(l.id)`);
  return rows.map((row) => row.position);
}
