import { Prisma } from "../../db/generated/client.ts";
import { readRows } from "../read-rows.ts";
import type { FacetValues } from "./facet-values.ts";
import { failureConditions } from "./failure-conditions.ts";
import type { FailureFilter } from "./failure-filter.ts";
import { failureSource } from "./failure-source.ts";
import { sourceTable } from "./source-table.ts";
import { withoutFacet } from "./without-facet.ts";

/** Facets whose values stand on the signature or the run. */
export const DIMENSION_FACETS = ["claim", "kind", "tool", "path", "run", "model"] as const;
export type DimensionFacet = (typeof DIMENSION_FACETS)[number];

export type FacetOptions = {
  /** Only values that contain this: a pattern of `searchPattern`. */
  readonly find?: string;
  readonly limit: number;
};

const COLUMNS: Readonly<Record<DimensionFacet, Prisma.Sql>> = {
  claim: Prisma.sql`g.claim`,
  kind: Prisma.sql`g.kind`,
  tool: Prisma.sql`g.tool`,
  path: Prisma.sql`g.path`,
  run: Prisma.sql`u.run_id`,
  model: Prisma.sql`coalesce(u.model, '')`,
};

/**
 * Counts of the facets that stand on signature and run. Those without a choice share one pass (grouping sets);
 * one with a choice is counted as if it had none, so that the other values show what they would bring.
 */
export async function listFacets(
  filter: FailureFilter,
  options: FacetOptions,
): Promise<readonly FacetValues[]> {
  const open = DIMENSION_FACETS.filter((facet) => filter.chosen[facet].length === 0);
  const passes = [
    { filter, facets: open },
    ...DIMENSION_FACETS.filter((facet) => !open.includes(facet)).map((facet) => ({
      filter: withoutFacet(filter, facet),
      facets: [facet],
    })),
  ];
  const counted = await Promise.all(
    passes
      .filter((pass) => pass.facets.length > 0)
      .map((pass) => countFacets(pass.filter, pass.facets, options)),
  );
  const all = counted.flat();
  return DIMENSION_FACETS.flatMap((facet) => all.filter((values) => values.facet === facet));
}

/** Counts of some facets under one and the same filter. */
export async function countFacets(
  filter: FailureFilter,
  facets: readonly DimensionFacet[],
  { find, limit }: FacetOptions,
): Promise<readonly FacetValues[]> {
  const source = failureSource(filter);
  const { table, findings } = sourceTable(source);
  const columns = facets.map((facet) => COLUMNS[facet]);
  const number = Prisma.join(
    facets.map((facet, index) => Prisma.sql`when grouping(${COLUMNS[facet]}) = 0 then ${index}::int`),
    " ",
  );
  const value = Prisma.sql`case facet ${Prisma.join(
    facets.map((_, index) => Prisma.sql`when ${index}::int then ${Prisma.raw(`v${index}`)}`),
    " ",
  )} end`;
  const selected = columns.map((column, index) => Prisma.sql`${column} as ${Prisma.raw(`v${index}`)}`);
  const rows = await readRows<{ facet: number; value: string; findings: number; total: number }>(Prisma.sql`
    with counted as (
      select f.signature_id, f.run_id, ${findings} as n from ${table}
      where ${failureConditions(filter, source)} group by f.signature_id, f.run_id
    ), grouped as (
      select case ${number} end as facet, ${Prisma.join(selected)}, sum(n)::float8 as findings
      from counted c
      join signature g on g.suite_id = ${filter.suiteId} and g.id = c.signature_id
      join run u on u.suite_id = ${filter.suiteId} and u.id = c.run_id
      group by grouping sets (${Prisma.join(columns.map((column) => Prisma.sql`(${column})`))})
    ), named as (
      select facet, ${value} as value, findings from grouped
    ), ranked as (
      select *, row_number() over (partition by facet order by findings desc, value) as place,
        count(*) over (partition by facet)::int as total
      from named ${find === undefined ? Prisma.empty : Prisma.sql`where lower(value) like lower(${find})`}
    )
    select facet, value, findings, total from ranked where place <= ${limit} order by facet, place`);
  return facets.map((facet, index) => {
    const own = rows.filter((row) => row.facet === index);
    return {
      facet,
      values: own.map((row) => ({ value: row.value, findings: row.findings })),
      total: own[0]?.total ?? 0,
    };
  });
}
