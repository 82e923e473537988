import { ClaimcheckError } from "../../claimcheck-error.ts";
import { withTransaction } from "../../db/with-transaction.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { itemId } from "../../labels/item-id.ts";
import type { SamplePopulation, StrataBy } from "../../queries/samples/sample-row.ts";
import type { ScopeUnit } from "../../queries/samples/sample-unit.ts";
import { claimLabels } from "./claim-labels.ts";
import { filterOfPopulation } from "./filter-of-population.ts";
import { MOST_ITEMS } from "./most-items.ts";
import { selectPopulation } from "./select-population.ts";
import { writeAudit } from "./write-audit.ts";
import { writeItems } from "./write-items.ts";

type Wanted = { readonly failed: number; readonly clean: number; readonly actor: string };
type Stored = {
  unit: ScopeUnit;
  instrument_id: number;
  population: string;
  seed: string;
  strata_by: StrataBy;
};
type StoredStratum = {
  seq: number;
  stratum: string;
  verdict: "fail" | "pass";
  population: number;
  size: number;
};

/**
 * Draws more units from the population that a sample has, so that it holds `failed` and `clean` ones in all; what it
 * has stays its beginning. Never takes an item away. Returns how many came.
 *
 * @throws ClaimcheckError `conflict` where the population is not any more what was drawn from: records were replaced
 * or removed since.
 */
export async function extendSample(
  suiteId: number,
  sampleId: number,
  { failed, clean, actor }: Wanted,
): Promise<{ readonly added: number }> {
  if (![failed, clean].every((count) => Number.isSafeInteger(count) && count >= 0)) {
    throw new ClaimcheckError("usage", "The numbers of failed and clean units are whole and not negative.");
  }
  if (failed + clean > MOST_ITEMS) {
    throw new ClaimcheckError("usage", `A sample has at most ${MOST_ITEMS} items.`);
  }
  return withTransaction(async (client) => {
    const samples = await client.query<Stored>(
      `select unit, instrument_id, population, seed, strata_by from sample
       where suite_id = $1 and id = $2 for update`,
      [suiteId, sampleId],
    );
    const sample = samples.rows[0];
    if (!sample) throw new ClaimcheckError("not_found", "There is no such sample.");
    const strata = await client.query<StoredStratum>(
      `select seq, stratum, verdict, population, size from sample_stratum
       where suite_id = $1 and sample_id = $2 order by seq`,
      [suiteId, sampleId],
    );
    const items = await client.query<{ record_id: string; call_index: number | null; position: number }>(
      "select record_id, call_index, position from sample_item where suite_id = $1 and sample_id = $2",
      [suiteId, sampleId],
    );
    const sizes = (verdict: string) =>
      strata.rows.reduce((sum, row) => sum + (row.verdict === verdict ? row.size : 0), 0);
    const population = JSON.parse(decodeStoredText(sample.population)) as SamplePopulation;
    const filter = await filterOfPopulation(suiteId, sample.instrument_id, population);
    const seed = decodeStoredText(sample.seed);
    const drawn = await selectPopulation(
      client,
      {
        filter,
        unit: sample.unit,
        strataBy: sample.strata_by,
        lastRecord: population.lastRecord,
      },
      {
        seed,
        failed: Math.max(failed, sizes("fail")),
        clean: Math.max(clean, sizes("pass")),
      },
    );
    const known = new Set(items.rows.map((row) => itemId(decodeStoredText(row.record_id), row.call_index)));
    const same =
      drawn.strata.length === strata.rows.length &&
      strata.rows.every((row, at) => {
        const now = drawn.strata[at];
        const name = decodeStoredText(row.stratum);
        return now?.stratum === name && now.population === row.population && now.items.length >= row.size;
      });
    const added = drawn.strata.flatMap((one, stratumSeq) =>
      one.items.filter(({ id }) => !known.has(id)).map((item) => ({ ...item, stratumSeq })),
    );
    const total = drawn.strata.reduce((sum, one) => sum + one.items.length, 0);
    if (!same || added.length !== total - known.size) {
      throw new ClaimcheckError(
        "conflict",
        "The population is not what this sample was drawn from: records were replaced, removed or graded anew since. Draw another sample.",
      );
    }
    for (const [seq, one] of drawn.strata.entries()) {
      await client.query(
        "update sample_stratum set size = $4 where suite_id = $1 and sample_id = $2 and seq = $3",
        [suiteId, sampleId, seq, one.items.length],
      );
    }
    const taken = items.rows.map((row) => row.position);
    await writeItems(client, suiteId, sampleId, seed, added, taken);
    await claimLabels(client, suiteId, sampleId);
    const detail = { sample: sampleId, failed, clean, added: added.length };
    await writeAudit(client, { suiteId, actor, action: "extend_sample", detail });
    return { added: added.length };
  });
}
