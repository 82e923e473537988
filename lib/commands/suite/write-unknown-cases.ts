import type { PoolClient } from "pg";
import { unknownCaseViolation } from "../../grading/unknown-case-violation.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { stored } from "../ingest/stored.ts";
import { writeViolations } from "./write-violations.ts";

/** Says once for each case that records name and nobody defined that it is unknown (K9). Case id → a record of it. */
export async function writeUnknownCases(
  client: PoolClient,
  suiteId: number,
  unknown: ReadonlyMap<string, string>,
): Promise<void> {
  const { rows } = await client.query<{ case_id: string }>(
    `SELECT c.case_id FROM unnest($2::text[]) AS c (case_id)
     WHERE NOT EXISTS (SELECT FROM contract_violation v
                       WHERE v.suite_id = $1 AND v.code = 'K9' AND v.case_id = c.case_id)`,
    [suiteId, [...unknown.keys()].map((id) => stored(id))],
  );
  const violations = rows.map((row) => {
    const caseId = decodeStoredText(row.case_id);
    return unknownCaseViolation(unknown.get(caseId) ?? "", caseId);
  });
  await writeViolations(client, suiteId, violations);
}
