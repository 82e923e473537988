import { ClaimcheckError } from "../../claimcheck-error.ts";
import { Prisma } from "../../db/generated/client.ts";
import type { CaseObject } from "../../grading/model.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { readRows } from "../read-rows.ts";
import { toStoredText } from "../to-stored-text.ts";

/** A version of a case, whole; `version` null: the current one. Throws `not_found`. */
export async function getCaseDefinition(
  suiteId: number,
  caseId: string,
  version: number | null,
): Promise<{ readonly version: number; readonly definition: CaseObject }> {
  const which = version === null ? Prisma.sql`current` : Prisma.sql`version = ${version}`;
  // By hand: definitions can be many megabytes, and Prisma copies them several times.
  const [row] = await readRows<{ version: number; definition: string }>(
    Prisma.sql`select version, definition from case_version
      where suite_id = ${suiteId} and case_id = ${toStoredText(caseId)} and ${which}`,
  );
  if (row === undefined) {
    const shown = caseId.slice(0, 200);
    throw new ClaimcheckError(
      "not_found",
      version === null
        ? `This suite has no case “${shown}”.`
        : `The case “${shown}” has no version ${version}.`,
    );
  }
  return { version: row.version, definition: JSON.parse(decodeStoredText(row.definition)) as CaseObject };
}
