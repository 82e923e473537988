import type { PoolClient } from "pg";
import { pool } from "../../db/pool.ts";
import type { Level } from "../../grading/claims.ts";
import type { ToolRules } from "../../grading/instrument.ts";
import type { SuiteOptions } from "../../grading/model.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { loadSuite } from "../../queries/load-suite.ts";
import { SignatureKeys } from "../grading/signature-keys.ts";
import { SuiteGrader } from "../grading/suite-grader.ts";
import type { StoredInstrument } from "../suite/ensure-instruments.ts";

export type ReadyGrader = {
  readonly grader: SuiteGrader;
  readonly signatures: SignatureKeys;
  readonly levels: ReadonlyMap<number, Level>;
};

type Kept = { readonly state: string; readonly ready: Promise<ReadyGrader> };

const MOST = 4;

/** Graders for given instruments of suites, kept from chunk to chunk for as long as what they grade by stays the same. */
export class SuiteGraders {
  private readonly kept = new Map<string, Kept>();

  /** `client` takes part in the suite's lock, so that what is read here holds until its transaction ends. */
  async get(client: PoolClient, suiteId: number, instruments: readonly number[]): Promise<ReadyGrader> {
    const key = `${suiteId} ${instruments.join(",")}`;
    const state = await stateOf(client, suiteId);
    const found = this.kept.get(key);
    if (found?.state === state) return found.ready;
    this.kept.delete(key);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size < MOST) break;
      this.kept.delete(oldest);
    }
    const ready = make(client, suiteId, instruments);
    ready.catch(() => this.kept.delete(key));
    this.kept.set(key, { state, ready });
    return ready;
  }
}

/** Changes with anything that grading reads of a suite besides its records. */
async function stateOf(client: PoolClient, suiteId: number): Promise<string> {
  const { rows } = await client.query<{ state: string }>(
    `SELECT concat_ws(' ', s.args_match, s.repeats,
       (SELECT md5(string_agg(t::text, '' ORDER BY t.id)) FROM tool t WHERE t.suite_id = $1),
       (SELECT concat_ws(' ', count(*), max(id), sum(id) FILTER (WHERE current), sum(id) FILTER (WHERE broken),
                         count(*) FILTER (WHERE broken))
        FROM case_version WHERE suite_id = $1)) AS state
     FROM suite s WHERE s.id = $1`,
    [suiteId],
  );
  return rows[0]?.state ?? "";
}

async function make(
  client: PoolClient,
  suiteId: number,
  instruments: readonly number[],
): Promise<ReadyGrader> {
  const suite = await loadSuite(client, suiteId);
  const { rows } = await client.query<{
    id: number;
    hash: string;
    level: Level;
    rules: string;
    options: string;
  }>(
    "SELECT id, hash, level, rules, options FROM instrument WHERE suite_id = $1 AND id = ANY($2) ORDER BY id",
    [suiteId, instruments],
  );
  const stored = rows.map((row): StoredInstrument => {
    const rules = JSON.parse(decodeStoredText(row.rules)) as Record<string, ToolRules>;
    const options = JSON.parse(row.options) as SuiteOptions;
    return { key: row.id, instrument: { id: row.hash, level: row.level, rules, options } };
  });
  return {
    grader: new SuiteGrader(pool(), suiteId, suite, stored),
    signatures: new SignatureKeys(pool(), suiteId),
    levels: new Map(stored.map(({ key, instrument }) => [key, instrument.level])),
  };
}
