import { db } from "../../db/client.ts";
import type { InstrumentRow } from "../instrument-row.ts";

/** Texts that change when what suggestions and previews rest on does. */
export type RulesState = {
  /** The rules in force: another text, and what was reckoned before holds no more. */
  readonly instrument: string;
  /** Records, tools, cases and labels. */
  readonly data: string;
};

/** Four reads of one row each. */
export async function findRulesState(
  suiteId: number,
  instruments: readonly InstrumentRow[],
): Promise<RulesState> {
  const [row] = await db().$queryRaw<{ data: string }[]>`
    SELECT concat_ws('.',
      (SELECT max(id) FROM ingest WHERE suite_id = ${suiteId} AND state IN ('complete', 'accepted')),
      (SELECT max(id) FROM regrade WHERE suite_id = ${suiteId} AND state = 'complete'),
      (SELECT max(id) FROM label WHERE suite_id = ${suiteId}),
      (SELECT max(id) FROM case_version WHERE suite_id = ${suiteId})) AS data`;
  const current = instruments.filter(
    ({ level, current }) => current && (level === "equivalent" || level === "effect"),
  );
  return { instrument: `${suiteId}.${current.map(({ id }) => id).join(".")}`, data: row?.data ?? "" };
}
