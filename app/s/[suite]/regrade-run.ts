"use server";
import { revalidatePath } from "next/cache";
import { getReviewer } from "@/components/review/get-reviewer";
import { orderRegrade } from "@/lib/commands/order-regrade";
import { decodeStoredText } from "@/lib/json/decode-stored-text";
import { chooseInstrument } from "@/lib/queries/choose-instrument";
import { findSuite } from "@/lib/queries/find-suite";
import { listInstruments } from "@/lib/queries/list-instruments";
import { messageOf } from "./message-of";

/** Orders that a run be graded under an instrument (`equivalent.v2`) where it was not yet; null where that went well. */
export async function regradeRun(
  suiteName: string,
  runKey: string,
  instrument: string,
): Promise<string | null> {
  const suite = await findSuite(String(suiteName));
  if (suite === null) return "This suite is no longer here.";
  const chosen = chooseInstrument(await listInstruments(suite.id), String(instrument));
  if (chosen.id === 0) return "This instrument is no longer here.";
  const run = decodeStoredText(String(runKey));
  const actor = (await getReviewer()) ?? "browser";
  const message = await messageOf(() =>
    orderRegrade(suite.id, {
      instruments: [chosen.id],
      runs: [run],
      reason: `to compare run ${run} under ${chosen.level} v${chosen.version}`,
      actor,
    }),
  );
  revalidatePath("/", "layout");
  return message;
}
