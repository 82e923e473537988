import { cache } from "react";
import { ClaimcheckError } from "../../claimcheck-error.ts";
import { pool } from "../../db/pool.ts";
import { proposeFixes } from "../../expectations/propose-fixes.ts";
import { encodeStoredText } from "../../json/encode-stored-text.ts";
import { chooseInstrument } from "../choose-instrument.ts";
import { listInstruments } from "../list-instruments.ts";
import { loadSuite } from "../load-suite.ts";
import { getRecord } from "../record/get-record.ts";
import { loadGradedRecord } from "../record/load-graded-record.ts";
import { loadInstrument } from "../record/load-instrument.ts";
import { toStoredText } from "../to-stored-text.ts";
import type { CaseFixes } from "./case-fixes.ts";
import { getCaseDefinition } from "./get-case-definition.ts";
import { listCaseVersions } from "./list-case-versions.ts";

/**
 * What a record proposes for its case, once per request. `instrument` as the URL names it; one that does not read
 * arguments (`harness`, `exact`, `effect`) stands for `equivalent`. Throws `not_found`, and `usage` where the record
 * is of another case.
 */
export const getCaseFixes = cache(
  async (suiteId: number, caseId: string, recordId: string, wanted: string): Promise<CaseFixes> => {
    const [head, { version: base, definition: source }, versions, suite, instruments] = await Promise.all([
      getRecord(suiteId, recordId),
      getCaseDefinition(suiteId, caseId, null),
      listCaseVersions(suiteId, caseId),
      loadSuite(pool(), suiteId),
      listInstruments(suiteId),
    ]);
    if (encodeStoredText(head.caseId) !== toStoredText(caseId)) {
      throw new ClaimcheckError("usage", `The record is one of the case “${head.caseId}”.`);
    }
    const chosen = chooseInstrument(instruments, wanted);
    const reads = chosen.level === "claims" || chosen.level === "equivalent";
    const row = reads ? chosen : chooseInstrument(instruments, "equivalent");
    const [{ record, accounts }, instrument] = await Promise.all([
      loadGradedRecord(suiteId, head),
      loadInstrument(suiteId, suite, row),
    ]);
    return {
      ...proposeFixes({ record, accounts, source, suite, instrument }),
      recordId: head.recordId,
      base,
      source,
      recordVersion: versions.find(({ key }) => key === head.caseVersionId)?.version ?? null,
      instrument: row,
    };
  },
);
