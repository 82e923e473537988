"use server";
import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { getReviewer } from "@/components/review/get-reviewer";
import { adoptRules } from "@/lib/commands/adopt-rules";
import { cancelRegrade } from "@/lib/commands/cancel-regrade";
import { findSuite } from "@/lib/queries/find-suite";
import { getScope } from "@/lib/queries/get-scope";
import { rulesHref } from "@/lib/queries/rules/rules-href";
import { parseDraft } from "@/lib/rules/parse-draft";
import { messageOf } from "../message-of";

const wish = z.object({
  draft: z.string(),
  reason: z.string().trim().min(1).max(1000),
  runs: z.array(z.string()).readonly().nullable(),
});

/**
 * Adopts a draft and goes to what came of it; what stood against it comes back as text. `segment` is the suite's part
 * of the address, `query` the page's own.
 */
export async function adopt(
  segment: string,
  query: string,
  asked: z.infer<typeof wish>,
): Promise<string | null> {
  const { draft, reason, runs } = wish.parse(asked);
  const given = new URLSearchParams(query);
  const search = Object.fromEntries([...new Set(given.keys())].map((key) => [key, given.getAll(key)]));
  const [scope, reviewer] = await Promise.all([getScope(segment, search), getReviewer()]);
  if (reviewer === null) return "Say who you are first.";
  const { changes, problems } = parseDraft(draft);
  if (problems.length > 0) return problems.join(" ");
  if (changes.length === 0) return "The draft holds no change.";
  let regrade = 0;
  const message = await messageOf(async () => {
    const made = await adoptRules(scope.suite.id, { changes, runs, reason, actor: reviewer });
    regrade = made.unchanged ? -1 : (made.regrade ?? 0);
  });
  if (message !== null) return message;
  if (regrade < 0) return "The rules in force say this already.";
  revalidatePath("/", "layout");
  redirect(rulesHref(scope.suite.name, { ...scope.values, adopted: regrade }));
}

/** Ends the grading that an adoption began; what is graded stays. */
export async function stopRegrade(suiteName: string, regrade: number): Promise<string | null> {
  const [suite, reviewer] = await Promise.all([findSuite(String(suiteName)), getReviewer()]);
  if (suite === null) return "This suite is no longer here.";
  const message = await messageOf(() => cancelRegrade(suite.id, Number(regrade), reviewer ?? "browser"));
  revalidatePath("/", "layout");
  return message;
}
