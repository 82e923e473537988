"use server";
import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { deleteSuite } from "@/lib/commands/delete-suite";
import { findSuite } from "@/lib/queries/find-suite";

/** Removes a demo suite; one that is not a demo stays. */
export async function removeDemo(name: string): Promise<void> {
  const suite = await findSuite(String(name));
  if (suite?.isDemo) await deleteSuite(suite.id, "browser");
  revalidatePath("/", "layout");
  redirect("/");
}
