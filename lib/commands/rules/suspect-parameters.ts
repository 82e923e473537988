import type { ClientBase } from "pg";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { parsePathPattern } from "../../json/parse-path-pattern.ts";

/** A parameter on which, or in whose items, values or types were found to differ. */
export type SuspectParameter = {
  readonly tool: string;
  /** As findings spell it, indices left out: `items[].qty`. */
  readonly path: string;
  /** Keys of the signatures of findings on the parameter itself, and of those below it. */
  readonly own: readonly number[];
  readonly below: readonly number[];
  readonly findings: number;
};

type Row = { id: number; tool: string; path: string; findings: number };

const MOST_SIGNATURES = 2000;

/** The parameters with differing values under an instrument in some runs (null: all), most findings first. */
export async function suspectParameters(
  client: ClientBase,
  suiteId: number,
  instrument: number,
  runs: readonly number[] | null,
): Promise<readonly SuspectParameter[]> {
  const { rows } = await client.query<Row>(
    `SELECT s.id, s.tool, s.path, sum(r.findings)::int AS findings
     FROM finding_rollup r JOIN signature s ON s.suite_id = r.suite_id AND s.id = r.signature_id
     WHERE r.suite_id = $1 AND r.instrument_id = $2 AND ($3::int[] IS NULL OR r.run_id = ANY($3))
       AND s.kind IN ('wrong_value', 'wrong_type') AND s.path <> '' AND s.tool <> ''
     GROUP BY s.id, s.tool, s.path HAVING sum(r.findings) > 0
     ORDER BY sum(r.findings) DESC, s.id LIMIT $4`,
    [suiteId, instrument, runs, MOST_SIGNATURES],
  );
  const found = new Map<
    string,
    { tool: string; path: string; own: number[]; below: number[]; findings: number }
  >();
  const at = (tool: string, path: string) => {
    const key = JSON.stringify([tool, path]);
    const parameter = found.get(key) ?? { tool, path, own: [], below: [], findings: 0 };
    found.set(key, parameter);
    return parameter;
  };
  for (const row of rows) {
    const [tool, path] = [decodeStoredText(row.tool), decodeStoredText(row.path)];
    if (parsePathPattern(path) === null) continue;
    const own = at(tool, path);
    own.own.push(row.id);
    own.findings += row.findings;
    for (const list of listsAbove(path)) {
      const above = at(tool, list);
      above.below.push(row.id);
      above.findings += row.findings;
    }
  }
  return [...found.values()].sort((a, b) => b.findings - a.findings);
}

/** `orders`, `orders[].items` of `orders[].items[].qty`. */
function listsAbove(path: string): string[] {
  const lists: string[] = [];
  for (let end = path.indexOf("[]"); end >= 0; end = path.indexOf("[]", end + 2)) {
    const list = path.slice(0, end);
    if (list !== "" && parsePathPattern(list) !== null) lists.push(list);
  }
  return lists;
}
