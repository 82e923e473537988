import { Prisma } from "../../db/generated/client.ts";
import type { ComparedRuns } from "./compared-runs.ts";

/** A row for each case that one of the runs has: verdicts counted and failing claims joined, a side a run. */
export function caseSidesSql({ suiteId, instrumentId, a, b }: ComparedRuns): Prisma.Sql {
  const side = (name: "a" | "b", run: number) => {
    const of = Prisma.sql`filter (where r.run_id = ${run}`;
    const as = (column: string) => Prisma.raw(`${column}_${name}`);
    return Prisma.sql`
      count(*) ${of}) as ${as("trials")},
      count(*) ${of} and v.verdict = 'P') as ${as("passing")},
      count(*) ${of} and v.verdict = 'F') as ${as("failing")},
      coalesce(bit_or(translate(v.claims, 'PFN', '010')::bit(8)::int) ${of} and v.verdict = 'F'), 0) as ${as("claims")},
      min(r.id) ${of}) as ${as("record")},
      min(r.case_version_id) ${of}) as ${as("first_version")},
      max(r.case_version_id) ${of}) as ${as("last_version")}`;
  };
  return Prisma.sql`
    select r.case_id, ${side("a", a.id)}, ${side("b", b.id)}
    from record r
    left join verdict v on v.suite_id = ${suiteId} and v.instrument_id = ${instrumentId} and v.record_id = r.id
    where r.suite_id = ${suiteId} and r.run_id in (${a.id}, ${b.id}) and r.account_of is null
    group by r.case_id`;
}
