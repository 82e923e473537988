import type { PoolClient } from "pg";
import { LEVELS } from "../../grading/claims.ts";
import type { CompiledSuite } from "../../grading/compiled-suite.ts";
import type { Instrument } from "../../grading/instrument.ts";
import { instrumentsOfSuite } from "../../grading/instruments-of-suite.ts";
import { stored } from "../ingest/stored.ts";

/** An instrument with its key in the store. */
export type StoredInstrument = { readonly key: number; readonly instrument: Instrument };

export type EnsuredInstruments = {
  readonly instruments: readonly StoredInstrument[];
  /** A level grades by other rules or options than before. */
  readonly changed: boolean;
};

/** Makes the suite's five instruments as its tools and options now ask; a new one is a new version of its level. */
export async function ensureInstruments(
  client: PoolClient,
  suiteId: number,
  suite: CompiledSuite,
  why: { readonly reason: string; readonly actor: string },
): Promise<EnsuredInstruments> {
  const made = instrumentsOfSuite(suite);
  const instruments: StoredInstrument[] = [];
  let changed = false;
  for (const level of LEVELS) {
    const instrument = made[level];
    const { rows } = await client.query<{ id: number; hash: string; version: number; current: boolean }>(
      "SELECT id, hash, version, current FROM instrument WHERE suite_id = $1 AND level = $2 ORDER BY version",
      [suiteId, level],
    );
    const found = rows.find((row) => row.hash === instrument.id);
    if (found?.current) {
      instruments.push({ key: found.id, instrument });
      continue;
    }
    changed ||= rows.length > 0;
    await client.query(
      "UPDATE instrument SET current = false WHERE suite_id = $1 AND level = $2 AND current",
      [suiteId, level],
    );
    if (found) {
      await client.query("UPDATE instrument SET current = true WHERE suite_id = $1 AND id = $2", [
        suiteId,
        found.id,
      ]);
      instruments.push({ key: found.id, instrument });
      continue;
    }
    const added = await client.query<{ id: number }>(
      `INSERT INTO instrument (suite_id, hash, level, version, rules, options, current, reason, created_by)
       VALUES ($1, $2, $3, $4, $5, $6, true, $7, $8) RETURNING id`,
      [
        suiteId,
        instrument.id,
        level,
        (rows.at(-1)?.version ?? 0) + 1,
        stored(JSON.stringify(instrument.rules)),
        JSON.stringify(instrument.options),
        stored(why.reason),
        stored(why.actor),
      ],
    );
    instruments.push({ key: added.rows[0]?.id as number, instrument });
  }
  return { instruments, changed };
}
