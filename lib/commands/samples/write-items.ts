import type { PoolClient } from "pg";
import type { PopulationUnit } from "../../queries/samples/population-unit.ts";
import { reviewPosition } from "../../review/review-position.ts";
import type { Selected } from "../../stats/keep-smallest.ts";
import { stored } from "../ingest/stored.ts";

export type NewItem = Selected<PopulationUnit> & { readonly stratumSeq: number };

/** Adds items to a sample, each under a number that none of `taken` has. */
export async function writeItems(
  client: PoolClient,
  suiteId: number,
  sampleId: number,
  seed: string,
  items: readonly NewItem[],
  taken: readonly number[] = [],
): Promise<void> {
  const ordered = [...items].sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  const used = new Set(taken);
  const positions = ordered.map(({ id }) => {
    let position = reviewPosition(seed, id);
    while (used.has(position)) position++;
    used.add(position);
    return position;
  });
  await client.query(
    `insert into sample_item (suite_id, sample_id, position, key, stratum_seq, record_pk, record_id, call_index)
     select $1, $2, position, key, seq, pk, record_id, call_index
     from unnest($3::int[], $4::text[], $5::int[], $6::bigint[], $7::text[], $8::int[])
       as t (position, key, seq, pk, record_id, call_index)`,
    [
      suiteId,
      sampleId,
      positions,
      ordered.map(({ key }) => key),
      ordered.map(({ stratumSeq }) => stratumSeq),
      ordered.map(({ item }) => item.recordPk),
      ordered.map(({ item }) => stored(item.recordId)),
      ordered.map(({ item }) => item.callIndex),
    ],
  );
}
