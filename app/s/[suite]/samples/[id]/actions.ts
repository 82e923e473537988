"use server";
import { revalidatePath } from "next/cache";
import { z } from "zod";
import { getReviewer } from "@/components/review/get-reviewer";
import { ClaimcheckError } from "@/lib/claimcheck-error";
import { adjudicateItem } from "@/lib/commands/samples/adjudicate-item";
import { extendSample } from "@/lib/commands/samples/extend-sample";
import { stopSample } from "@/lib/commands/samples/stop-sample";
import { TRUTHS } from "@/lib/labels/truths";
import { findSuite } from "@/lib/queries/find-suite";
import { messageOf } from "../../message-of";

const place = z.object({ suite: z.string(), sampleId: z.int() });
const sizes = z.object({ failed: z.int().min(0), clean: z.int().min(0) });
const decision = z.object({
  position: z.int(),
  truth: z.enum(TRUTHS),
  cause: z.string().nullable(),
  note: z.string().nullable(),
  key: z.string(),
});

type Place = z.infer<typeof place>;

/** Draws more items from the population that the sample has; null where it went well, else why not. */
export async function extend(at: Place, wanted: z.infer<typeof sizes>): Promise<string | null> {
  return change(at, async (suiteId, sampleId, reviewer) => {
    await extendSample(suiteId, sampleId, { ...sizes.parse(wanted), actor: reviewer ?? "browser" });
  });
}

/** Ends labelling, saying how; `how` null lets it go on again. */
export async function stop(at: Place, how: string | null): Promise<string | null> {
  return change(at, async (suiteId, sampleId, reviewer) => {
    await stopSample(suiteId, sampleId, {
      how: z.string().max(500).nullable().parse(how),
      actor: reviewer ?? "browser",
    });
  });
}

/** Settles a disagreement in the name of this browser's reviewer. */
export async function adjudicate(at: Place, given: z.infer<typeof decision>): Promise<string | null> {
  return change(at, async (suiteId, sampleId, reviewer) => {
    if (reviewer === null) throw new ClaimcheckError("usage", "Say who you are first.");
    await adjudicateItem(suiteId, sampleId, { ...decision.parse(given), reviewer });
  });
}

async function change(
  at: Place,
  deed: (suiteId: number, sampleId: number, reviewer: string | null) => Promise<void>,
): Promise<string | null> {
  const { suite: name, sampleId } = place.parse(at);
  const suite = await findSuite(name);
  if (suite === null) return "This suite is no longer here.";
  const reviewer = await getReviewer();
  const message = await messageOf(() => deed(suite.id, sampleId, reviewer));
  revalidatePath("/", "layout");
  return message;
}
