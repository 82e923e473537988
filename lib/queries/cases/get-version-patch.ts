import { casePatch } from "../../expectations/case-patch.ts";
import { getCaseDefinition } from "./get-case-definition.ts";
import type { NamedPatch } from "./named-patch.ts";
import { patchFileName } from "./patch-file-name.ts";

/** What a version of a case made of the one before it. Throws `not_found`. */
export async function getVersionPatch(suiteId: number, caseId: string, version: number): Promise<NamedPatch> {
  const [after, before] = await Promise.all([
    getCaseDefinition(suiteId, caseId, version),
    version === 1 ? null : getCaseDefinition(suiteId, caseId, version - 1),
  ]);
  const name = patchFileName(caseId);
  return { ...casePatch(name, before?.definition ?? null, after.definition), name };
}
