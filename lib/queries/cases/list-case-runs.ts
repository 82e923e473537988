import { Prisma } from "../../db/generated/client.ts";
import type { Verdict } from "../../grading/result.ts";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { inRuns } from "../in-runs.ts";
import { readRows } from "../read-rows.ts";
import type { Scope } from "../scope.ts";
import { toStoredText } from "../to-stored-text.ts";

/** A record of a case; `verdict` null: the instrument has not graded it. */
export type CaseRecord = {
  readonly recordId: string;
  readonly trial: number;
  readonly version: number | null;
  readonly verdict: Verdict | null;
};

/** A run of a case, with its first records and how many there are of each verdict. */
export type CaseRun = {
  readonly runId: string;
  readonly orderedAt: Date;
  readonly model: string | null;
  readonly records: number;
  readonly counts: Readonly<Record<Verdict, number>>;
  readonly shown: readonly CaseRecord[];
};

type Row = {
  run_key: number;
  run_id: string;
  ordered_at: Date;
  model: string | null;
  records: number;
  pass: number;
  fail: number;
  ungraded: number;
  n: number;
  record_id: string;
  trial: number;
  version: number | null;
  verdict: string | null;
};

/** Runs and records a run that are shown; of the records all are counted. */
const RUNS = 60;
const RECORDS = 12;
const VERDICTS: Readonly<Record<string, Verdict>> = { P: "pass", F: "fail", U: "ungraded" };

/** The newest runs of the scope that have records of a case, newest first, by the verdict of the scope's instrument. */
export async function listCaseRuns(
  scope: Scope,
  caseId: string,
): Promise<{ readonly runs: readonly CaseRun[]; readonly more: boolean }> {
  const suiteId = scope.suite.id;
  const rows = await readRows<Row>(Prisma.sql`
    with own as (
      select r.run_id as run_key, r.record_id, r.trial, c.version, v.verdict,
        row_number() over (partition by r.run_id order by r.trial, r.id)::int as n
      from record r
      left join verdict v on v.suite_id = r.suite_id and v.instrument_id = ${scope.instrument.id} and v.record_id = r.id
      left join case_version c on c.suite_id = r.suite_id and c.id = r.case_version_id
      where r.suite_id = ${suiteId} and r.case_id = ${toStoredText(caseId)} and r.account_of is null ${inRuns(scope, "r.run_id")}
    ), newest as (
      select u.id, u.run_id, u.ordered_at, u.model, count(*)::int as records,
        (count(*) filter (where o.verdict = 'P'))::int as pass,
        (count(*) filter (where o.verdict = 'F'))::int as fail,
        (count(*) filter (where o.verdict = 'U'))::int as ungraded
      from own o join run u on u.suite_id = ${suiteId} and u.id = o.run_key
      group by u.id, u.run_id, u.ordered_at, u.model
      order by u.ordered_at desc, u.id desc limit ${RUNS + 1}
    )
    select o.run_key, w.run_id, w.ordered_at, w.model, w.records, w.pass, w.fail, w.ungraded, o.n, o.record_id, o.trial,
      o.version, o.verdict
    from newest w join own o on o.run_key = w.id and o.n <= ${RECORDS}
    order by w.ordered_at desc, w.id desc, o.n`);
  const runs: CaseRun[] = [];
  for (const row of rows) {
    const record = {
      recordId: decodeStoredText(row.record_id),
      trial: row.trial,
      version: row.version,
      verdict: row.verdict === null ? null : (VERDICTS[row.verdict] ?? null),
    };
    const last = runs.at(-1);
    if (row.n > 1 && last !== undefined) {
      runs[runs.length - 1] = { ...last, shown: [...last.shown, record] };
      continue;
    }
    runs.push({
      runId: decodeStoredText(row.run_id),
      orderedAt: row.ordered_at,
      model: decodeOptionalText(row.model),
      records: row.records,
      counts: { pass: row.pass, fail: row.fail, ungraded: row.ungraded },
      shown: [record],
    });
  }
  return { runs: runs.slice(0, RUNS), more: runs.length > RUNS };
}
