"use server";
import { revalidatePath } from "next/cache";
import { z } from "zod";
import { getReviewer } from "@/components/review/get-reviewer";
import { adoptCaseVersion } from "@/lib/commands/cases/adopt-case-version";
import { decodeStoredText } from "@/lib/json/decode-stored-text";
import { getCaseFix } from "@/lib/queries/cases/get-case-fix";
import { findSuite } from "@/lib/queries/find-suite";
import { messageOf } from "../../message-of";

const named = z.object({
  suite: z.string(),
  caseId: z.string(),
  recordId: z.string(),
  fix: z.string(),
  instrument: z.string(),
  base: z.int(),
});

/**
 * Makes a proposal the current version of its case. The proposal is made anew from the record, so that what was not
 * proposed can't be adopted. Null where it went well, else why not.
 */
export async function adoptFix(given: z.infer<typeof named>, why: string): Promise<string | null> {
  const { suite: suiteName, base, ...fix } = named.parse(given);
  const reason = z.string().parse(why);
  const suite = await findSuite(suiteName);
  if (suite === null) return "This suite is no longer here.";
  const actor = await getReviewer();
  if (actor === null) return "Say who you are first.";
  const message = await messageOf(async () => {
    const { proposal } = await getCaseFix(suite.id, fix);
    const caseId = decodeStoredText(fix.caseId);
    await adoptCaseVersion(suite.id, { caseId, base, definition: proposal.definition, reason, actor });
  });
  // Read anew, the page would be of what another adopted, and say nothing of this one's refusal.
  if (message === null) revalidatePath("/", "layout");
  return message;
}
