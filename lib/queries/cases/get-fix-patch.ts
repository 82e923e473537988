import { casePatch } from "../../expectations/case-patch.ts";
import { type FixName, getCaseFix } from "./get-case-fix.ts";
import type { NamedPatch } from "./named-patch.ts";
import { patchFileName } from "./patch-file-name.ts";

/** What a proposal makes of its case as it stands. Throws as `getCaseFix` does. */
export async function getFixPatch(suiteId: number, fix: FixName): Promise<NamedPatch> {
  const { fixes, proposal } = await getCaseFix(suiteId, fix);
  const name = patchFileName(fix.caseId);
  return { ...casePatch(name, fixes.source, proposal.definition), name };
}
