import type { PoolClient } from "pg";
import type { PopulationUnit } from "../../queries/samples/population-unit.ts";
import type { Selected } from "../../stats/keep-smallest.ts";
import { stored } from "../ingest/stored.ts";

export type NewItem = Selected<PopulationUnit> & { readonly stratumSeq: number };

/** Adds items to a sample behind those it has, numbered in key order from `position`. */
export async function writeItems(
  client: PoolClient,
  suiteId: number,
  sampleId: number,
  items: readonly NewItem[],
  position = 0,
): Promise<void> {
  const ordered = [...items].sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  await client.query(
    `insert into sample_item (suite_id, sample_id, position, key, stratum_seq, record_pk, record_id, call_index)
     select $1, $2, $3 + i - 1, key, seq, pk, record_id, call_index
     from unnest($4::text[], $5::int[], $6::bigint[], $7::text[], $8::int[])
       with ordinality as t (key, seq, pk, record_id, call_index, i)`,
    [
      suiteId,
      sampleId,
      position,
      ordered.map(({ key }) => key),
      ordered.map(({ stratumSeq }) => stratumSeq),
      ordered.map(({ item }) => item.recordPk),
      ordered.map(({ item }) => stored(item.recordId)),
      ordered.map(({ item }) => item.callIndex),
    ],
  );
}
