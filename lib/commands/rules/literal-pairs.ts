import type { ClientBase } from "pg";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import type { LiteralPair } from "../../rules/list-candidates.ts";

const FINDINGS = 1000;
const PAIRS = 100;

/** Different pairs of literals that findings of some signatures hold, a bounded number of each. */
export async function literalPairs(
  client: ClientBase,
  suiteId: number,
  instrument: number,
  signatures: readonly number[],
): Promise<readonly LiteralPair[]> {
  const { rows } = await client.query<{ expected: string | null; actual: string | null }>(
    `SELECT f.expected, f.actual FROM unnest($3::int[]) AS s (id) CROSS JOIN LATERAL (
       SELECT DISTINCT expected, actual FROM (
         SELECT expected, actual FROM finding
         WHERE suite_id = $1 AND instrument_id = $2 AND signature_id = s.id
         ORDER BY record_id, seq LIMIT ${FINDINGS}
       ) firsts ORDER BY expected, actual LIMIT ${PAIRS}
     ) f`,
    [suiteId, instrument, signatures],
  );
  return rows.map(({ expected, actual }) => ({
    expected: decodeOptionalText(expected),
    actual: decodeOptionalText(actual),
  }));
}
