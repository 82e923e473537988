"use server";
import { revalidatePath } from "next/cache";
import { declareTool } from "@/lib/commands/declare-tool";
import { processStop } from "@/lib/commands/process-stop";
import type { Effect } from "@/lib/grading/model";
import { findSuite } from "@/lib/queries/find-suite";
import { messageOf } from "../message-of";

const EFFECTS: readonly (Effect | null)[] = ["side_effecting", "read_only", null];

/**
 * Says whether a tool changes the world, or takes that back. Answers once grading anew has begun, which then goes
 * on and is watched on the page.
 */
export async function declareEffect(
  suiteName: string,
  tool: string,
  effect: Effect | null,
): Promise<string | null> {
  const suite = await findSuite(String(suiteName));
  if (suite === null) return "This suite is no longer here.";
  if (!EFFECTS.includes(effect)) return "That is no effect.";
  const message = await messageOf(
    () =>
      new Promise<void>((resolve, reject) => {
        const begun = () => resolve();
        declareTool(suite.id, String(tool), effect, {
          actor: "browser",
          onProgress: begun,
          signal: processStop().signal,
        }).then(begun, reject);
      }),
  );
  revalidatePath("/", "layout");
  return message;
}
