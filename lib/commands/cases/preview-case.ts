import { ClaimcheckError } from "../../claimcheck-error.ts";
import { pool } from "../../db/pool.ts";
import type { Level } from "../../grading/claims.ts";
import { compileCase } from "../../grading/compile-case.ts";
import { gradeAll } from "../../grading/grade-all.ts";
import type { CaseObject } from "../../grading/model.ts";
import type { GradeResult } from "../../grading/result.ts";
import { loadRecords } from "../../queries/load-records.ts";
import { loadSuite } from "../../queries/load-suite.ts";
import { Breathe } from "../grading/breathe.ts";
import { gradePage } from "../grading/grade-page.ts";
import { SuiteGrader } from "../grading/suite-grader.ts";
import { stored } from "../ingest/stored.ts";
import { caseInstruments } from "./case-instruments.ts";
import type { CasePreview, CasePreviewProgress } from "./case-preview.ts";
import { checkDefinition } from "./check-definition.ts";
import { loadEffectiveLabels } from "./load-effective-labels.ts";
import { PreviewTally } from "./preview-tally.ts";

type Wanted = {
  readonly definition: CaseObject;
  /** Which level the lists of records are about; `harness` reads no case and stands for `equivalent`. */
  readonly level: Level;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: CasePreviewProgress) => void) | undefined;
};

/** Records held in memory at once. */
const PAGE = 200;

/**
 * Holds a changed case against every record of it, over all runs: the verdict by the version that the record has, and
 * the one by the changed case, both under the current instruments. Writes nothing. Throws `usage` as adopting would,
 * `interrupted` where the signal says so.
 */
export async function previewCase(suiteId: number, wanted: Wanted): Promise<CasePreview> {
  const { caseId } = wanted.definition;
  const client = await pool().connect();
  try {
    const suite = await loadSuite(client, suiteId);
    const { definition, violations } = checkDefinition(suite, caseId, wanted.definition);
    const instruments = await caseInstruments(client, suiteId);
    const grader = new SuiteGrader(pool(), suiteId, suite, instruments);
    const changed = instruments.map(({ instrument }) =>
      compileCase(suite, instrument, definition, violations),
    );
    const { rows: versions } = await client.query<{ id: number; version: number }>(
      "SELECT id, version FROM case_version WHERE suite_id = $1 AND case_id = $2",
      [suiteId, stored(caseId)],
    );
    const versionOf = new Map(versions.map(({ id, version }) => [id, version]));
    const { rows: counted } = await client.query<{ total: number }>(
      "SELECT count(*)::int AS total FROM record WHERE suite_id = $1 AND case_id = $2 AND account_of IS NULL",
      [suiteId, stored(caseId)],
    );
    const total = counted[0]?.total ?? 0;
    const tally = new PreviewTally(wanted.level === "harness" ? "equivalent" : wanted.level);
    const breathe = new Breathe();
    for (let after = "0", records = 0; ; ) {
      if (wanted.signal?.aborted) throw new ClaimcheckError("interrupted", "The preview was stopped.");
      wanted.onProgress?.({ records, total });
      const page = await loadRecords(client, suiteId, { after, limit: PAGE, caseIds: [caseId] });
      const last = page.at(-1);
      if (last === undefined) return tally.preview();
      const before = await gradePage(page, grader);
      const labels = await loadEffectiveLabels(
        client,
        suiteId,
        page.map(({ record }) => record.recordId),
      );
      for (const [index, { record, accounts, caseVersionKey }] of page.entries()) {
        const results = gradeAll(changed, record, accounts);
        const held = instruments.map(({ instrument }, at) => ({
          level: instrument.level,
          before: before.records[index]?.results[at]?.result as GradeResult,
          after: results[at] as GradeResult,
        }));
        const version = caseVersionKey === null ? null : (versionOf.get(caseVersionKey) ?? null);
        const { recordId, runId, trial } = record;
        tally.add({ recordId, runId, trial, version }, held, labels.get(recordId) ?? []);
        await breathe.now();
      }
      after = last.key;
      records += page.length;
    }
  } finally {
    client.release();
  }
}
