import { pool } from "../../db/pool.ts";
import type { ScopeUnit } from "./sample-unit.ts";

/** Instrument id → position of an item → what the instrument says of it now; absent: nothing. */
export type ItemVerdicts = ReadonlyMap<number, ReadonlyMap<number, "fail" | "pass" | "ungraded">>;

type Row = { instrument_id: number; position: number; verdict: "P" | "F" | "U"; bears_finding: boolean };

/** The stored verdicts of a sample's items under some instruments. A call fails where it bears a finding. */
export async function listItemVerdicts(
  suiteId: number,
  sample: { readonly id: number; readonly unit: ScopeUnit },
  instrumentIds: readonly number[],
): Promise<ItemVerdicts> {
  const { rows } = await pool().query<Row>(
    `select v.instrument_id, i.position, v.verdict,
       i.call_index is not null and v.verdict <> 'U' and exists (select from finding f where f.suite_id = i.suite_id
         and f.instrument_id = v.instrument_id and f.record_id = v.record_id and f.call_index = i.call_index)
         as bears_finding
     from sample_item i
     join record r on r.suite_id = i.suite_id and r.record_id = i.record_id
     join verdict v on v.suite_id = i.suite_id and v.instrument_id = any($3) and v.record_id = r.id
     where i.suite_id = $1 and i.sample_id = $2 and (i.call_index is null or i.call_index < r.call_count)`,
    [suiteId, sample.id, [...instrumentIds]],
  );
  const verdicts = new Map<number, Map<number, "fail" | "pass" | "ungraded">>(
    instrumentIds.map((id) => [id, new Map()]),
  );
  for (const row of rows) {
    const failed = sample.unit === "records" ? row.verdict === "F" : row.bears_finding;
    const said = row.verdict === "U" ? "ungraded" : failed ? "fail" : "pass";
    verdicts.get(row.instrument_id)?.set(row.position, said);
  }
  return verdicts;
}
