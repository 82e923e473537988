import { BoundedCache } from "../../bounded-cache.ts";
import { db } from "../../db/client.ts";
import { Prisma } from "../../db/generated/client.ts";
import { pool } from "../../db/pool.ts";
import { caseWithoutDefinition } from "../../grading/case-without-definition.ts";
import type { CaseObject } from "../../grading/model.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { InstrumentRow } from "../instrument-row.ts";
import { loadSuite } from "../load-suite.ts";
import { readRows } from "../read-rows.ts";
import { gradeLoadedRecord } from "./grade-loaded-record.ts";
import type { GradedRecord } from "./graded-record.ts";
import { listAccounts } from "./list-accounts.ts";
import { loadGradedRecord } from "./load-graded-record.ts";
import { loadInstrument } from "./load-instrument.ts";
import type { RecordHead } from "./record-head.ts";

/** Calls, findings and hundreds of expected characters that are kept: the parts of a large record need not grade it again. */
const KEPT = 200_000;
const kept = new BoundedCache<string, GradedRecord>(KEPT);

type Wanted = {
  readonly suiteId: number;
  readonly instrument: Pick<InstrumentRow, "id" | "level">;
  readonly alternative: number | null;
};

/**
 * A record graded anew, with its accounts, under the instrument's rules, the case as it was graded against and the tools
 * as they are.
 */
export async function getGradedRecord(head: RecordHead, wanted: Wanted): Promise<GradedRecord> {
  const { suiteId, instrument, alternative } = wanted;
  const [tools, accounts] = await Promise.all([
    db().tool.aggregate({ where: { suiteId }, _max: { updatedAt: true }, _count: true }),
    listAccounts(suiteId, head.key),
  ]);
  const key = JSON.stringify([
    suiteId,
    head.key,
    head.contentHash,
    head.caseVersionId,
    instrument.id,
    instrument.level,
    alternative,
    tools._count,
    tools._max.updatedAt,
    accounts.map((one) => one.contentHash),
  ]);
  const found = kept.get(key);
  if (found !== undefined) return found;
  const graded = await grade(head, wanted);
  kept.set(key, graded, weightOf(graded));
  return graded;
}

function weightOf({ calls, evidence }: GradedRecord): number {
  const characters = evidence.expected.reduce((sum, one) => sum + (one.args?.length ?? 0), 0);
  return calls.length + evidence.findings.length + characters / 100 + 1;
}

async function grade(
  head: RecordHead,
  { suiteId, instrument: row, alternative }: Wanted,
): Promise<GradedRecord> {
  const [suite, source, { record, accounts }] = await Promise.all([
    loadSuite(pool(), suiteId),
    loadCase(suiteId, head.caseVersionId),
    loadGradedRecord(suiteId, head),
  ]);
  const instrument = await loadInstrument(suiteId, suite, row);
  const graded = gradeLoadedRecord({
    suite,
    instrument,
    source: source ?? caseWithoutDefinition(head.caseId),
    record,
    accounts,
    alternative,
  });
  return source === null ? { ...graded, source: null } : graded;
}

async function loadCase(suiteId: number, id: number | null): Promise<CaseObject | null> {
  if (id === null) return null;
  // By hand: definitions can be many megabytes, and Prisma copies them several times.
  const [row] = await readRows<{ definition: string }>(
    Prisma.sql`select definition from case_version where suite_id = ${suiteId} and id = ${id}`,
  );
  return row === undefined ? null : (JSON.parse(decodeStoredText(row.definition)) as CaseObject);
}
