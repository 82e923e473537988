import { cookies } from "next/headers";
import { readReviewer } from "@/lib/review/read-reviewer";
import { REVIEWER_COOKIE } from "@/lib/review/reviewer-cookie";

/** Who this browser says is reviewing; null: nobody has said so yet. */
export async function getReviewer(): Promise<string | null> {
  return readReviewer((await cookies()).get(REVIEWER_COOKIE)?.value);
}
