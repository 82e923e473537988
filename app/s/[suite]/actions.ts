"use server";
import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { deleteSuite } from "@/lib/commands/delete-suite";
import { findSuite } from "@/lib/queries/find-suite";
import { messageOf } from "./message-of";

/** Removes a demo suite; one that is not a demo stays. */
export async function removeDemo(name: string): Promise<string | null> {
  const suite = await findSuite(String(name));
  if (suite?.isDemo) {
    const message = await messageOf(() => deleteSuite(suite.id, "browser"));
    if (message !== null) return message;
  }
  revalidatePath("/", "layout");
  redirect("/");
}
