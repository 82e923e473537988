import { Prisma } from "../../db/generated/client.ts";
import type { FailureFilterParams } from "../failure-filter-params.ts";
import { readRows } from "../read-rows.ts";
import { toStoredText } from "../to-stored-text.ts";
import type { FailureFilter, FailureSearch } from "./failure-filter.ts";
import { findFewFindings } from "./find-few-findings.ts";
import { searchPattern } from "./search-pattern.ts";

/** What a filter needs of its scope, by keys of the store. */
type FilterScope = {
  readonly suite: { readonly id: number };
  readonly instrument: { readonly id: number };
  readonly runs: readonly { readonly id: number }[] | null;
};

/** The filter that a URL asks for, within its scope. Reads the store only where there is free text. */
export async function readFailureFilter(
  scope: FilterScope,
  params: FailureFilterParams,
): Promise<FailureFilter> {
  const runs = scope.runs?.map((run) => String(run.id)) ?? [];
  const noSuchRun = scope.runs?.length === 0;
  return {
    suiteId: scope.suite.id,
    instrumentId: scope.instrument.id,
    chosen: {
      claim: params.claim,
      kind: params.kind,
      tool: params.tool.map(toStoredText),
      path: params.path.map(toStoredText),
      case: params.case.map(toStoredText),
      // Runs that are all unknown mean no run, not every run.
      run: noSuchRun ? ["0"] : runs,
      model: params.model.map(toStoredText),
      signal: params.signal,
      witness: params.witness,
    },
    unit: params.unit,
    signatureIds: params.signature,
    search: await readSearch(scope.suite.id, scope.instrument.id, params.q),
  };
}

async function readSearch(
  suiteId: number,
  instrumentId: number,
  text: string,
): Promise<FailureSearch | null> {
  const wanted = text.trim();
  if (wanted === "") return null;
  const pattern = searchPattern(wanted);
  const contains = (column: Prisma.Sql) => Prisma.sql`lower(${column}) like lower(${pattern})`;
  const [signatures, cases, messages] = await Promise.all([
    readRows<{ id: number; found: boolean }>(Prisma.sql`
      select id, (${contains(Prisma.sql`tool`)} or ${contains(Prisma.sql`path`)}) as found
      from signature where suite_id = ${suiteId}`),
    readRows<{ case_id: string; found: boolean }>(Prisma.sql`
      select case_id, ${contains(Prisma.sql`case_id`)} as found
      from case_version where suite_id = ${suiteId} and current`),
    findFewFindings(
      instrumentId,
      Prisma.sql`f.suite_id = ${suiteId} and f.instrument_id = ${instrumentId}
        and ${contains(Prisma.sql`f.message`)}`,
    ),
  ]);
  // What every tool or every case contains narrows nothing.
  if (signatures.every((row) => row.found) || cases.every((row) => row.found)) return null;
  return {
    pattern,
    signatureIds: signatures.filter((row) => row.found).map((row) => row.id),
    caseIds: cases.filter((row) => row.found).map((row) => row.case_id),
    messages,
  };
}
