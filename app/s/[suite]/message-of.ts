import { ClaimcheckError } from "@/lib/claimcheck-error";

/** Does it; null where it went well, else what a person should know. Other errors go their way to the error page. */
export async function messageOf(deed: () => Promise<unknown>): Promise<string | null> {
  try {
    await deed();
    return null;
  } catch (error) {
    if (error instanceof ClaimcheckError) return error.message;
    throw error;
  }
}
