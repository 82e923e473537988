import { ClaimcheckError } from "@/lib/claimcheck-error";
import { encodeWtf8 } from "@/lib/evidence/encode-wtf8";
import { getCaseDefinition } from "@/lib/queries/cases/get-case-definition";
import { getFixPatch } from "@/lib/queries/cases/get-fix-patch";
import { getVersionPatch } from "@/lib/queries/cases/get-version-patch";
import { downloadResponse } from "../../records/[...path]/download-response";
import type { CaseQuestion } from "./case-question";
import { readFixName } from "./read-fix-name";

/**
 * `patch?record=R&fix=F[&as=diff]`: what a proposal makes of the case; `patch[?version=N][&as=diff]`: a version, the
 * current one by default, and what it changed. As the whole case, or as a unified diff.
 */
export async function answerPatch(question: CaseQuestion): Promise<Response> {
  const { suiteId, caseId, query } = question;
  const as = query.get("as") ?? "case";
  if (as !== "case" && as !== "diff") throw new ClaimcheckError("usage", "as is case or diff.");
  const patch =
    query.has("record") || query.has("fix")
      ? await getFixPatch(suiteId, readFixName(question))
      : await getVersionPatch(suiteId, caseId, await versionOf(question));
  return as === "diff"
    ? downloadResponse(encodeWtf8(patch.diff), `${patch.name}.patch`, "text/x-diff; charset=utf-8")
    : downloadResponse(encodeWtf8(patch.text), `${patch.name}.${patch.format}`, TYPES[patch.format]);
}

const TYPES = { yaml: "application/yaml", ndjson: "application/x-ndjson" };

async function versionOf({ suiteId, caseId, query }: CaseQuestion): Promise<number> {
  const text = query.get("version");
  if (text === null) return (await getCaseDefinition(suiteId, caseId, null)).version;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new ClaimcheckError("usage", "version is a whole number.");
  return Number(text);
}
