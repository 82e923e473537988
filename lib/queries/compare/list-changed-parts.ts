import { Prisma } from "../../db/generated/client.ts";
import { CLAIMS } from "../../grading/claims.ts";
import { readRows } from "../read-rows.ts";
import type { ComparedRuns } from "./compared-runs.ts";

/** Failing units of each run that a claim or a tool is blamed for. */
export type ChangedPart = {
  /** A claim's name, or a tool's as stored. */
  readonly value: string;
  readonly a: number;
  readonly b: number;
};

export type ChangedParts = {
  readonly claims: readonly ChangedPart[];
  readonly tools: readonly ChangedPart[];
};

type Row = ChangedPart & { of: "claim" | "tool" };

/**
 * What each run's failures are blamed on. A unit can fail on several, so the parts don't add up to the whole.
 * Claims in their order; tools by how much they changed.
 */
export async function listChangedParts(
  { suiteId, instrumentId, a, b }: ComparedRuns,
  unit: "records" | "calls",
): Promise<ChangedParts> {
  const sums = (of: "claim" | "tool") => {
    const column = Prisma.raw(of);
    const counted = Prisma.raw(unit);
    return Prisma.sql`
      select ${of}::text as of, ${column} as value,
        coalesce(sum(${counted}) filter (where run_id = ${a.id}), 0)::int as a,
        coalesce(sum(${counted}) filter (where run_id = ${b.id}), 0)::int as b
      from ${Prisma.raw(`${of}_rollup`)}
      where suite_id = ${suiteId} and instrument_id = ${instrumentId} and run_id in (${a.id}, ${b.id})
      group by ${column}`;
  };
  const rows = await readRows<Row>(Prisma.sql`${sums("claim")} union all ${sums("tool")}`);
  const parts = rows.filter((row) => row.a > 0 || row.b > 0);
  const place = (value: string) => (CLAIMS as readonly string[]).indexOf(value);
  return {
    claims: parts.filter(({ of }) => of === "claim").sort((x, y) => place(x.value) - place(y.value)),
    tools: parts
      .filter(({ of }) => of === "tool")
      .sort((x, y) => Math.abs(y.b - y.a) - Math.abs(x.b - x.a) || (x.value < y.value ? -1 : 1)),
  };
}
