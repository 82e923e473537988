import type { CaseSide } from "../../compare/case-side.ts";
import { Prisma } from "../../db/generated/client.ts";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { readRows } from "../read-rows.ts";
import { caseSidesSql } from "./case-sides-sql.ts";
import type { ComparedRuns } from "./compared-runs.ts";
import { PROFILE_COLUMNS } from "./profile-columns.ts";
import { type StoredSide, toCaseSide } from "./stored-side.ts";

/** One run's side of a case; null: the run does not have the case. */
export type ComparedSide = CaseSide & {
  readonly trials: number;
  /** The one record of the case; null where it has several trials. */
  readonly recordId: string | null;
};

export type ComparedCase = {
  readonly caseId: string;
  /** As stored: where a page ends, and what URLs carry. */
  readonly key: string;
  readonly a: ComparedSide | null;
  readonly b: ComparedSide | null;
  /** The expectation is another version in B than in A. */
  readonly redefined: boolean;
};

type Row = {
  case_id: string;
  a: StoredSide;
  b: StoredSide;
  record_a: string | null;
  record_b: string | null;
  redefined: boolean;
};

/** The cases of these outcomes (keys of profiles), by case id, above `after`. */
export async function listComparedCases(
  runs: ComparedRuns,
  profiles: readonly string[],
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<{ readonly rows: readonly ComparedCase[]; readonly next: string | null }> {
  if (profiles.length === 0) return { rows: [], next: null };
  const above = after === null ? Prisma.empty : Prisma.sql`and case_id > ${after}`;
  const rows = await readRows<Row>(Prisma.sql`
    select c.case_id, array[c.trials_a, c.passing_a, c.failing_a, c.claims_a]::int[] as a,
      array[c.trials_b, c.passing_b, c.failing_b, c.claims_b]::int[] as b,
      ra.record_id as record_a, rb.record_id as record_b,
      c.trials_a > 0 and c.trials_b > 0
        and (c.first_version_a, c.last_version_a) is distinct from (c.first_version_b, c.last_version_b) as redefined
    from (select * from (${caseSidesSql(runs)}) s
      where concat_ws('.', ${PROFILE_COLUMNS}) = any(${[...profiles]}::text[]) ${above}
      order by case_id limit ${limit + 1}) c
    left join record ra on c.trials_a = 1 and ra.suite_id = ${runs.suiteId} and ra.id = c.record_a
    left join record rb on c.trials_b = 1 and rb.suite_id = ${runs.suiteId} and rb.id = c.record_b
    order by c.case_id`);
  return {
    rows: rows.slice(0, limit).map((row) => ({
      caseId: decodeStoredText(row.case_id),
      key: row.case_id,
      a: toSide(row.a, row.record_a),
      b: toSide(row.b, row.record_b),
      redefined: row.redefined,
    })),
    next: rows.length > limit ? (rows[limit - 1]?.case_id ?? null) : null,
  };
}

function toSide(stored: StoredSide, recordId: string | null): ComparedSide | null {
  const side = toCaseSide(stored);
  return side && { ...side, trials: stored[0], recordId: decodeOptionalText(recordId) };
}
