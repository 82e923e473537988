import type { PoolClient } from "pg";
import { checkCase } from "../../grading/check-case.ts";
import type { CompiledSuite } from "../../grading/compiled-suite.ts";
import { duplicateViolation } from "../../grading/duplicate-violation.ts";
import type { CaseObject } from "../../grading/model.ts";
import type { Violation } from "../../grading/result.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { stored } from "../ingest/stored.ts";
import { checkToolsContract } from "./check-tools-contract.ts";
import { writeViolations } from "./write-violations.ts";

type Wanted = {
  /** Every current case is checked, since tools have changed; else those that the stream changed. */
  readonly everything: boolean;
  /**
   * The tools that a stream has just brought, and those of them that it defines twice; its cases stand in
   * `first_case`, `changed_case` and `duplicate_case`. Null: there is no stream.
   */
  readonly stream: { readonly tools: readonly string[]; readonly duplicateTools: readonly string[] } | null;
};

type CaseRow = { id: number; case_id: string; definition: string; broken: boolean; duplicate: boolean };

const PAGE = 500;

/**
 * Checks the suite's contract as far as it may have changed and keeps what it finds. Returns the cases whose
 * records are to be graded anew: those that broke or were mended, and those that were unknown until now.
 */
export async function checkSuiteContract(
  client: PoolClient,
  suiteId: number,
  suite: CompiledSuite,
  wanted: Wanted,
): Promise<string[]> {
  await checkToolsContract(client, suiteId, suite);
  if (wanted.stream) await checkDuplicateTools(client, suiteId, wanted.stream);
  await gatherCases(client, suiteId, wanted);
  const touched = await resolveUnknown(client, suiteId);
  for (let after = 0; ; ) {
    const { rows } = await client.query<CaseRow>(
      `SELECT c.id, c.case_id, c.definition, c.broken, k.duplicate
       FROM check_case k JOIN case_version c ON c.suite_id = $1 AND c.id = k.id
       WHERE k.id > $2 ORDER BY k.id LIMIT $3`,
      [suiteId, after, PAGE],
    );
    if (rows.length === 0) break;
    after = rows.at(-1)?.id ?? after;
    await client.query(
      "DELETE FROM contract_violation WHERE suite_id = $1 AND case_id = ANY($2) AND code <> 'K9'",
      [suiteId, rows.map((row) => row.case_id)],
    );
    const found: Violation[] = [];
    const flipped: CaseRow[] = [];
    for (const row of rows) {
      const source = JSON.parse(decodeStoredText(row.definition)) as CaseObject;
      const own = checkCase(suite, source);
      if (row.duplicate) own.push(duplicateViolation("case", source.caseId));
      for (const violation of own) found.push(violation);
      if (own.some(({ severity }) => severity === "error") !== row.broken) flipped.push(row);
    }
    await writeViolations(client, suiteId, found);
    await client.query("UPDATE case_version SET broken = NOT broken WHERE suite_id = $1 AND id = ANY($2)", [
      suiteId,
      flipped.map((row) => row.id),
    ]);
    for (const row of flipped) touched.add(decodeStoredText(row.case_id));
  }
  await client.query("DROP TABLE check_case");
  return [...touched];
}

/** `check_case (id, duplicate)`: the case versions to check, and whether they are defined twice. */
async function gatherCases(
  client: PoolClient,
  suiteId: number,
  { everything, stream }: Wanted,
): Promise<void> {
  const known = `SELECT case_id FROM contract_violation WHERE suite_id = ${suiteId} AND code = 'K8' AND case_id IS NOT NULL`;
  // A case that the stream names is a duplicate if it is one there; any other stays what it was.
  const duplicates = stream
    ? `SELECT case_id FROM duplicate_case UNION (${known} EXCEPT SELECT case_id FROM first_case)`
    : known;
  const concerned = stream
    ? `SELECT case_id FROM changed_case UNION SELECT case_id FROM duplicate_case
       UNION (${known} INTERSECT SELECT case_id FROM first_case)`
    : "SELECT NULL::text AS case_id";
  await client.query("DROP TABLE IF EXISTS check_case");
  await client.query(
    `CREATE TEMP TABLE check_case AS
     WITH duplicates AS (${duplicates}), concerned AS (${concerned})
     SELECT c.id, c.case_id IN (SELECT case_id FROM duplicates) AS duplicate
     FROM case_version c
     WHERE c.suite_id = ${suiteId} AND c.current
       ${everything ? "" : "AND c.case_id IN (SELECT case_id FROM concerned)"}`,
  );
  await client.query("CREATE INDEX ON check_case (id)");
}

async function checkDuplicateTools(
  client: PoolClient,
  suiteId: number,
  stream: NonNullable<Wanted["stream"]>,
): Promise<void> {
  await client.query(
    "DELETE FROM contract_violation WHERE suite_id = $1 AND code = 'K8' AND case_id IS NULL AND tool = ANY($2)",
    [suiteId, stream.tools.map((name) => stored(name))],
  );
  await writeViolations(
    client,
    suiteId,
    stream.duplicateTools.map((name) => duplicateViolation("tool", name)),
  );
}

/** Cases that records named before they were defined (K9) and that are there now. */
async function resolveUnknown(client: PoolClient, suiteId: number): Promise<Set<string>> {
  const { rows } = await client.query<{ case_id: string }>(
    `DELETE FROM contract_violation v WHERE v.suite_id = $1 AND v.code = 'K9'
       AND EXISTS (SELECT FROM case_version c WHERE c.suite_id = $1 AND c.case_id = v.case_id AND c.current)
     RETURNING v.case_id`,
    [suiteId],
  );
  return new Set(rows.map((row) => decodeStoredText(row.case_id)));
}
