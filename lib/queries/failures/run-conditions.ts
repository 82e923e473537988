import { Prisma } from "../../db/generated/client.ts";
import { among } from "./among.ts";
import type { FailureFilter } from "./failure-filter.ts";

/** The filter's conditions on runs; `of` is the run table's prefix in the query, such as `u.`, or empty. */
export function runConditions({ chosen }: FailureFilter, of: Prisma.Sql): Prisma.Sql[] {
  return [
    ...(chosen.run.length === 0 ? [] : [Prisma.sql`${of}id = any(${[...chosen.run]}::int[])`]),
    ...modelConditions(chosen.model, of),
  ];
}

/** An empty text stands for "no model stated". Two plain tests, not a coalesce, so that statistics apply. */
function modelConditions(models: readonly string[], of: Prisma.Sql): Prisma.Sql[] {
  const [named] = among(Prisma.sql`${of}model`, models);
  if (named === undefined) return [];
  return [models.includes("") ? Prisma.sql`(${named} or ${of}model is null)` : named];
}
