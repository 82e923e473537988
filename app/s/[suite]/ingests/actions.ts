"use server";
import { revalidatePath } from "next/cache";
import { acceptIncompleteIngest } from "@/lib/commands/accept-incomplete-ingest";

/** Takes what a broken ingest left as it is. */
export async function acceptAsIs(ingestId: number): Promise<void> {
  await acceptIncompleteIngest(Number(ingestId), "browser");
  revalidatePath("/", "layout");
}
