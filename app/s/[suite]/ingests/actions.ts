"use server";
import { revalidatePath } from "next/cache";
import { acceptIncompleteIngest } from "@/lib/commands/accept-incomplete-ingest";
import { messageOf } from "../message-of";

/** Takes what a broken ingest left as it is. */
export async function acceptAsIs(ingestId: number): Promise<string | null> {
  const message = await messageOf(() => acceptIncompleteIngest(Number(ingestId), "browser"));
  revalidatePath("/", "layout");
  return message;
}
