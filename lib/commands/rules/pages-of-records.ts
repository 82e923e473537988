import type { PoolClient } from "pg";
import { ClaimcheckError } from "../../claimcheck-error.ts";
import { type LoadedRecord, loadRecords } from "../../queries/load-records.ts";

const PAGE = 500;

type Which = {
  /** Null: all runs. */
  readonly runs: readonly number[] | null;
  /** Stored case ids, runs and record keys; a record is meant where one of the three has it. */
  readonly cases: readonly string[];
  readonly unknownRuns: readonly number[];
  readonly keys: readonly string[];
};

export type RecordsPage = {
  readonly page: readonly LoadedRecord[];
  /** Records up to this page's end, and of all pages. */
  readonly done: number;
  readonly total: number;
};

/** Records in key order, page by page, within the caller's transaction; the next page is read ahead. */
export async function* pagesOfRecords(
  client: PoolClient,
  suiteId: number,
  { runs, cases, unknownRuns, keys }: Which,
  signal?: AbortSignal,
): AsyncGenerator<RecordsPage> {
  const graded = "SELECT id FROM record WHERE suite_id = $1 AND account_of IS NULL";
  const query = `${graded} AND ($2::int[] IS NULL OR run_id = ANY($2)) AND case_id = ANY($3)
    UNION ${graded} AND run_id = ANY($4)
    UNION ${graded} AND id = ANY($5)`;
  const values = [suiteId, runs, cases, unknownRuns, keys];
  // Sorted once by the server, which hands it over in parts: no list of keys is ever held here.
  await client.query(`DECLARE wanted NO SCROLL CURSOR FOR ${query} ORDER BY id`, values);
  const counted = await client.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (${query}) q`,
    values,
  );
  const total = counted.rows[0]?.total ?? 0;
  const read = async () => {
    const { rows } = await client.query<{ id: string }>(`FETCH ${PAGE} FROM wanted`);
    if (rows.length === 0) return [];
    const wanted = { after: "0", limit: PAGE, caseIds: null, keys: rows.map(({ id }) => id) };
    return loadRecords(client, suiteId, wanted);
  };
  const readAhead = () => {
    const promise = read();
    // It may fail while the page before it is being worked on; who awaits it hears of it.
    promise.catch(() => undefined);
    return promise;
  };
  let done = 0;
  let ahead = readAhead();
  try {
    for (;;) {
      const page = await ahead;
      if (signal?.aborted) throw new ClaimcheckError("interrupted", "The work was interrupted.");
      if (page.length === 0) return;
      ahead = readAhead();
      done += page.length;
      yield { page, done, total };
    }
  } finally {
    // What was read ahead in vain must have ended before the transaction does. After an error that closes it as well.
    await ahead.catch(() => undefined);
    await client.query("CLOSE wanted").catch(() => undefined);
  }
}
