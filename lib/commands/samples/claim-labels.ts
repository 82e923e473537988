import type { PoolClient } from "pg";

/** Labels that came with a sample's name before its items were there are on its items from now on. */
export async function claimLabels(client: PoolClient, suiteId: number, sampleId: number): Promise<void> {
  await client.query(
    `update label l set sample = s.id
     from sample s join sample_item i on i.suite_id = s.suite_id and i.sample_id = s.id
     where s.suite_id = $1 and s.id = $2 and l.suite_id = $1 and l.sample is null and l.sample_id = s.name
       and l.record_id = i.record_id and l.call_index is not distinct from i.call_index`,
    [suiteId, sampleId],
  );
}
