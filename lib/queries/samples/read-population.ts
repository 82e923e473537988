import type { PoolClient } from "pg";
import type { Prisma } from "../../db/generated/client.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { PopulationQuery } from "./population-query.ts";
import { asksForFindings, findingsSql, recordsSql } from "./population-sql.ts";
import type { PopulationUnit } from "./population-unit.ts";
import { type StratumFinding, stratumOf } from "./stratum-of.ts";

const BATCH = 2000;

type RecordRow = {
  pk: string;
  record_id: string;
  call_count: number;
  verdict: "P" | "F" | "U";
  claims: string;
};
type FindingRow = StratumFinding & { pk: string; call_index: number | null };

/**
 * Visits every unit of a population, within the transaction that `client` is in, by two cursors side by side; no
 * more than a batch is in memory. Returns how many units the instrument could not grade.
 */
export async function readPopulation(
  client: PoolClient,
  query: PopulationQuery,
  visit: (unit: PopulationUnit) => void,
): Promise<{ readonly ungraded: number }> {
  const { filter, unit, strataBy } = query;
  const filtered = asksForFindings(filter);
  const readsFindings = unit === "calls" || filtered || strataBy === "tool";
  await declare(client, "population_records", recordsSql(query));
  if (readsFindings) await declare(client, "population_findings", findingsSql(query));
  let waiting: FindingRow[] = [];
  let more = readsFindings;
  let ungraded = 0;
  for (;;) {
    const { rows } = await client.query<RecordRow>(`fetch ${BATCH} from population_records`);
    const last = Number(rows.at(-1)?.pk ?? 0);
    while (more && Number(waiting.at(-1)?.pk ?? 0) <= last) {
      const next = await client.query<FindingRow>(`fetch ${BATCH} from population_findings`);
      waiting.push(...next.rows);
      more = next.rows.length === BATCH;
    }
    const findings = groupBy(waiting, ({ pk }) => pk);
    for (const row of rows) {
      if (row.verdict === "U") {
        ungraded += unit === "records" ? 1 : row.call_count;
        continue;
      }
      const recordId = decodeStoredText(row.record_id);
      const found = findings.get(row.pk) ?? [];
      const record = { recordPk: row.pk, recordId };
      if (unit === "calls") visitCalls(row, record, found);
      else visitRecord(row, record, found);
    }
    waiting = waiting.filter(({ pk }) => Number(pk) > last);
    if (rows.length < BATCH) break;
  }
  await client.query("close population_records");
  if (readsFindings) await client.query("close population_findings");
  return { ungraded };

  function visitRecord(row: RecordRow, record: Named, found: readonly FindingRow[]): void {
    if (row.verdict === "P") {
      visit({ ...record, callIndex: null, stratum: "clean", verdict: "pass" });
      return;
    }
    const meant = found.filter((finding) => finding.meant);
    if (filtered && meant.length === 0) return;
    const stratum = stratumOf(strataBy, meant, filtered ? null : row.claims);
    visit({ ...record, callIndex: null, stratum, verdict: "fail" });
  }

  function visitCalls(row: RecordRow, record: Named, found: readonly FindingRow[]): void {
    const ofCall = groupBy(found, ({ call_index }) => call_index);
    for (let callIndex = 0; callIndex < row.call_count; callIndex++) {
      const own = ofCall.get(callIndex);
      if (own === undefined) {
        visit({ ...record, callIndex, stratum: "clean", verdict: "pass" });
        continue;
      }
      const meant = own.filter((finding) => finding.meant);
      if (meant.length === 0) continue;
      visit({ ...record, callIndex, stratum: stratumOf(strataBy, meant, null), verdict: "fail" });
    }
  }
}

type Named = { readonly recordPk: string; readonly recordId: string };

async function declare(client: PoolClient, name: string, query: Prisma.Sql): Promise<void> {
  await client.query(`declare ${name} no scroll cursor for ${query.text}`, [...query.values]);
}

function groupBy<K, T>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
