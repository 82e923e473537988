import { Prisma } from "../../db/generated/client.ts";
import type { Claim } from "../../grading/claims.ts";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { encodeStoredText } from "../../json/encode-stored-text.ts";
import { inRuns } from "../in-runs.ts";
import { readRows } from "../read-rows.ts";
import type { Scope } from "../scope.ts";
import { pathKey } from "./path-key.ts";

export type FindingExample = {
  readonly recordId: string;
  readonly callIndex: number | null;
  readonly expected: string | null;
  readonly actual: string | null;
};

/** Equal findings on a parameter, with the newest of them; texts are decoded. */
export type ParameterSignature = {
  readonly id: number;
  readonly claim: Claim;
  readonly kind: string;
  readonly expectedShape: string;
  readonly actualShape: string;
  readonly findings: number;
  readonly examples: readonly FindingExample[];
};

type Row = {
  id: number;
  claim: Claim;
  kind: string;
  path: string;
  expected_shape: string;
  actual_shape: string;
  findings: string;
};

type Example = {
  signature_id: number;
  record_id: string;
  call_index: number | null;
  expected: string | null;
  actual: string | null;
};

const MOST_SIGNATURES = 2000;
const SHOWN = 12;
const EXAMPLES = 3;

/**
 * The kinds of findings on a parameter under the scope's instrument, most first (at most twelve), each with its three
 * newest. Counts are from rollups, examples from the signature's index.
 */
export async function listParameterFindings(
  scope: Scope,
  tool: string,
  path: string,
): Promise<readonly ParameterSignature[]> {
  const { suite, instrument } = scope;
  const rows = await readRows<Row>(Prisma.sql`
    SELECT s.id, s.claim, s.kind, s.path, s.expected_shape, s.actual_shape, sum(r.findings) AS findings
    FROM signature s JOIN finding_rollup r
      ON r.suite_id = s.suite_id AND r.instrument_id = ${instrument.id} AND r.signature_id = s.id
      ${inRuns(scope, "r.run_id")}
    WHERE s.suite_id = ${suite.id} AND s.tool = ${encodeStoredText(tool)} AND s.path <> ''
    GROUP BY s.suite_id, s.id HAVING sum(r.findings) > 0
    ORDER BY sum(r.findings) DESC LIMIT ${MOST_SIGNATURES}`);
  const key = pathKey(path);
  const own = rows.filter((row) => pathKey(decodeStoredText(row.path)) === key).slice(0, SHOWN);
  if (own.length === 0) return [];
  const examples = await readRows<Example>(Prisma.sql`
    SELECT f.signature_id, r.record_id, f.call_index, f.expected, f.actual
    FROM unnest(${own.map(({ id }) => id)}::int[]) AS wanted(id)
    CROSS JOIN LATERAL (
      SELECT * FROM finding
      WHERE suite_id = ${suite.id} AND instrument_id = ${instrument.id} AND signature_id = wanted.id ${inRuns(scope)}
      ORDER BY record_id DESC, seq DESC LIMIT ${EXAMPLES}) f
    JOIN record r ON r.suite_id = f.suite_id AND r.id = f.record_id`);
  return own.map((row) => ({
    id: row.id,
    claim: row.claim,
    kind: row.kind,
    expectedShape: decodeStoredText(row.expected_shape),
    actualShape: decodeStoredText(row.actual_shape),
    findings: Number(row.findings),
    examples: examples
      .filter((one) => one.signature_id === row.id)
      .map((one) => ({
        recordId: decodeStoredText(one.record_id),
        callIndex: one.call_index,
        expected: decodeOptionalText(one.expected),
        actual: decodeOptionalText(one.actual),
      })),
  }));
}
