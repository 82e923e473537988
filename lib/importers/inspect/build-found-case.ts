import { caseWithoutDefinition } from "../../grading/case-without-definition.ts";
import type { CaseObject } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { compactJson } from "../compact-json.ts";
import type { JsonMembers } from "../json-members.ts";
import { withoutNonFinite } from "../without-non-finite.ts";
import type { Attachments } from "./attachments.ts";

/** The case that a sample is of, as far as the log knows it: what was asked. `members` are those of the sample. */
export function buildFoundCase(caseId: string, members: JsonMembers, attachments: Attachments): CaseObject {
  const input = members.given("input");
  return {
    ...caseWithoutDefinition(caseId),
    input: input === null ? null : compactJson(withoutNonFinite(attachments.resolve(input)) as JsonText),
    found: true,
  };
}
