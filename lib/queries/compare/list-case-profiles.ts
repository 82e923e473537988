import type { CaseProfile } from "../../compare/compare-cases.ts";
import { Prisma } from "../../db/generated/client.ts";
import { readRows } from "../read-rows.ts";
import { caseSidesSql } from "./case-sides-sql.ts";
import type { ComparedRuns } from "./compared-runs.ts";
import { PROFILE_COLUMNS } from "./profile-columns.ts";
import { type StoredSide, toCaseSide } from "./stored-side.ts";

/** Cases with the same outcome, with the key by which `listComparedCases` finds them. */
export type StoredProfile = CaseProfile & {
  readonly key: string;
  /** Those of them whose expectation is another version in B than in A. */
  readonly redefined: number;
};

type Row = {
  a: StoredSide;
  b: StoredSide;
  cases: number;
  redefined: number;
};

/** The distinct outcomes of the cases of two runs: few rows, however many cases there are. */
export async function listCaseProfiles(runs: ComparedRuns): Promise<readonly StoredProfile[]> {
  const rows = await readRows<Row>(Prisma.sql`
    select array[trials_a, passing_a, failing_a, claims_a]::int[] as a,
      array[trials_b, passing_b, failing_b, claims_b]::int[] as b,
      count(*)::int as cases,
      (count(*) filter (where trials_a > 0 and trials_b > 0
        and (first_version_a, last_version_a) is distinct from (first_version_b, last_version_b)))::int as redefined
    from (${caseSidesSql(runs)}) c group by ${PROFILE_COLUMNS}`);
  return rows.map((row) => ({
    key: [...row.a, ...row.b].join("."),
    a: toCaseSide(row.a),
    b: toCaseSide(row.b),
    cases: row.cases,
    redefined: row.redefined,
  }));
}
