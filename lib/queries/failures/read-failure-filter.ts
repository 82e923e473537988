import { Prisma } from "../../db/generated/client.ts";
import type { FailureFilterParams } from "../failure-filter-params.ts";
import { readRows } from "../read-rows.ts";
import type { Scope } from "../scope.ts";
import { toStoredText } from "../to-stored-text.ts";
import type { FailureFilter, FailureSearch } from "./failure-filter.ts";
import { searchPattern } from "./search-pattern.ts";

/** The filter that a URL asks for, within its scope. Reads the store only where there is free text. */
export async function readFailureFilter(scope: Scope, params: FailureFilterParams): Promise<FailureFilter> {
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
    },
    signatureIds: params.signature,
    search: await readSearch(scope.suite.id, params.q),
  };
}

async function readSearch(suiteId: number, text: string): Promise<FailureSearch | null> {
  const wanted = text.trim();
  if (wanted === "") return null;
  const pattern = searchPattern(wanted);
  const [signatures, cases] = await Promise.all([
    readRows<{ id: number }>(Prisma.sql`
      select id from signature where suite_id = ${suiteId}
        and (lower(tool) like lower(${pattern}) or lower(path) like lower(${pattern}))`),
    readRows<{ case_id: string }>(Prisma.sql`
      select distinct case_id from case_version
      where suite_id = ${suiteId} and lower(case_id) like lower(${pattern})`),
  ]);
  return { pattern, signatureIds: signatures.map((row) => row.id), caseIds: cases.map((row) => row.case_id) };
}
