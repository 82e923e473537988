import type { LoadedRecord } from "../../queries/load-records.ts";
import { Breathe } from "./breathe.ts";
import type { GradedRecord } from "./graded-record.ts";
import type { HashedSignature } from "./hashed-signature.ts";
import type { SuiteGrader } from "./suite-grader.ts";

export type GradedPage = {
  readonly records: readonly GradedRecord[];
  /** Records whose case was unknown when they came and is there now. */
  readonly found: readonly { readonly key: string; readonly caseKey: number }[];
  /** Of all findings, by hash. */
  readonly signatures: ReadonlyMap<string, HashedSignature>;
};

/** Grades each record against the version of its case that it has, or the current one where it had none. */
export async function gradePage(page: readonly LoadedRecord[], grader: SuiteGrader): Promise<GradedPage> {
  const lost = page.filter(({ caseVersionKey }) => caseVersionKey === null);
  const byId = await grader.currentCases(new Set(lost.map(({ record }) => record.caseId)));
  const byKey = await grader.casesByKey(new Set(page.flatMap(({ caseVersionKey }) => caseVersionKey ?? [])));
  const breathe = new Breathe();
  const records: GradedRecord[] = [];
  const found: { key: string; caseKey: number }[] = [];
  const signatures = new Map<string, HashedSignature>();
  for (const { key, runKey, caseVersionKey, record, accounts } of page) {
    const gradable = (caseVersionKey === null ? byId.get(record.caseId) : byKey.get(caseVersionKey)) ?? null;
    if (caseVersionKey === null && gradable !== null) found.push({ key, caseKey: gradable.key });
    const results = grader.grade(record, gradable, accounts);
    for (const result of results) for (const one of result.signatures) signatures.set(one.hash, one);
    records.push({ key, runKey, caseId: record.caseId, callCount: record.toolCalls.length, results });
    await breathe.now();
  }
  return { records, found, signatures };
}
