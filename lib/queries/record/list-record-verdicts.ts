import { Prisma } from "../../db/generated/client.ts";
import { CLAIMS, type Claim, LEVELS, type Level } from "../../grading/claims.ts";
import type { Verdict } from "../../grading/result.ts";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import { readRows } from "../read-rows.ts";

export type ClaimStatus = "pass" | "fail" | "not_checked";

/** What one instrument said when it graded the record. */
export type RecordVerdict = {
  readonly instrumentId: number;
  readonly level: Level;
  readonly version: number;
  readonly current: boolean;
  readonly verdict: Verdict;
  readonly claims: Readonly<Record<Claim, ClaimStatus>>;
  readonly reason: string | null;
  readonly alternative: number | null;
};

type Row = {
  instrument_id: number;
  level: Level;
  version: number;
  current: boolean;
  verdict: string;
  claims: string;
  reason: string | null;
  alternative: number | null;
};

const VERDICTS: Readonly<Record<string, Verdict>> = { P: "pass", F: "fail", U: "ungraded" };
const STATUSES: Readonly<Record<string, ClaimStatus>> = { P: "pass", F: "fail", N: "not_checked" };

/** The stored verdicts of a record, levels in their order, newest version first. */
export async function listRecordVerdicts(
  suiteId: number,
  recordKey: string,
): Promise<readonly RecordVerdict[]> {
  const rows = await readRows<Row>(Prisma.sql`
    select v.instrument_id, i.level, i.version, i.current, v.verdict, v.claims, v.reason, v.alternative
    from instrument i join verdict v on v.suite_id = i.suite_id and v.instrument_id = i.id
    where i.suite_id = ${suiteId} and v.suite_id = ${suiteId} and v.record_id = ${recordKey}::bigint
    order by i.version desc`);
  const verdicts = rows.map((row) => ({
    instrumentId: row.instrument_id,
    level: row.level,
    version: row.version,
    current: row.current,
    verdict: VERDICTS[row.verdict] ?? "ungraded",
    claims: Object.fromEntries(
      CLAIMS.map((claim, index) => [claim, STATUSES[row.claims[index] ?? "N"] ?? "not_checked"]),
    ) as Record<Claim, ClaimStatus>,
    reason: decodeOptionalText(row.reason),
    alternative: row.alternative,
  }));
  return LEVELS.flatMap((level) => verdicts.filter((verdict) => verdict.level === level));
}
