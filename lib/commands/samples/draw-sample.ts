import { randomBytes } from "node:crypto";
import { ClaimcheckError } from "../../claimcheck-error.ts";
import { withTransaction } from "../../db/with-transaction.ts";
import { readFailureFilter } from "../../queries/failures/read-failure-filter.ts";
import { stored } from "../ingest/stored.ts";
import { checkDraw } from "./check-draw.ts";
import { claimLabels } from "./claim-labels.ts";
import type { DrawRequest } from "./draw-request.ts";
import { populationOf } from "./population-of.ts";
import { selectPopulation } from "./select-population.ts";
import { writeAudit } from "./write-audit.ts";
import { writeItems } from "./write-items.ts";

const UNIQUE_VIOLATION = "23505";

/**
 * Draws a sample: freezes the size of every stratum and the instrument, and keeps the units whose keys are smallest.
 * One transaction over one snapshot. The same seed over the same records gives the same items anywhere.
 *
 * @throws ClaimcheckError `usage` where the request can't be, `conflict` where the name is taken.
 */
export async function drawSample(
  request: DrawRequest,
): Promise<{ readonly id: number; readonly name: string }> {
  checkDraw(request);
  const { scope, params, strataBy } = request;
  const suiteId = scope.suite.id;
  const seed = request.seed || randomBytes(8).toString("hex");
  const filter = await readFailureFilter(scope, params);
  return withTransaction(async (client) => {
    await client.query("set transaction isolation level repeatable read");
    const { rows } = await client.query<{ last: string; id: number }>(
      `select coalesce(max(id), 0)::text as last, nextval(pg_get_serial_sequence('sample', 'id'))::int as id
       from record where suite_id = $1`,
      [suiteId],
    );
    const { last, id } = rows[0] as { last: string; id: number };
    const name = request.name?.trim() || `sample-${id}`;
    const drawn = await selectPopulation(
      client,
      { filter, unit: scope.unit, strataBy, lastRecord: last },
      { seed, failed: request.failed, clean: request.clean },
    );
    if (drawn.strata.every(({ items }) => items.length === 0)) {
      throw new ClaimcheckError(
        "usage",
        "Nothing was drawn: the population has no unit of the kind asked for.",
      );
    }
    await client
      .query(
        `insert into sample (suite_id, id, name, unit, instrument_id, population, seed, strata_by, blind,
           reviews_per_item, ungraded, simulated, created_by)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
        [
          suiteId,
          id,
          stored(name),
          scope.unit,
          scope.instrument.id,
          stored(JSON.stringify(populationOf(scope, params, last))),
          stored(seed),
          strataBy,
          request.blind,
          request.reviewsPerItem,
          drawn.ungraded,
          request.simulated,
          stored(request.actor),
        ],
      )
      .catch((error: { code?: string }) => {
        if (error.code !== UNIQUE_VIOLATION) throw error;
        throw new ClaimcheckError("conflict", `There is a sample named “${name}” already.`);
      });
    for (const [seq, { stratum, verdict, population, items }] of drawn.strata.entries()) {
      await client.query(
        `insert into sample_stratum (suite_id, sample_id, seq, stratum, verdict, population, size)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [suiteId, id, seq, stored(stratum), verdict, population, items.length],
      );
    }
    await writeItems(
      client,
      suiteId,
      id,
      seed,
      drawn.strata.flatMap(({ items }, stratumSeq) => items.map((item) => ({ ...item, stratumSeq }))),
    );
    await claimLabels(client, suiteId, id);
    const { failed, clean } = request;
    const detail = { sample: id, name, seed, unit: scope.unit, failed, clean };
    await writeAudit(client, { suiteId, actor: request.actor, action: "draw_sample", detail });
    return { id, name };
  });
}
