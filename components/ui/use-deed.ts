import { useState, useTransition } from "react";

/** A server action on its way: whether it runs, why it was refused, and how to start it. */
export function useDeed(): {
  readonly busy: boolean;
  readonly failed: string | null;
  readonly run: (deed: () => Promise<string | null>, done?: () => void) => void;
} {
  const [busy, start] = useTransition();
  const [failed, setFailed] = useState<string | null>(null);
  const run = (deed: () => Promise<string | null>, done?: () => void) =>
    start(async () => {
      setFailed(null);
      const message = await deed().catch((error: unknown) => {
        // A redirect comes as an error that the router must get.
        if (error instanceof Error && "digest" in error && String(error.digest).startsWith("NEXT_"))
          throw error;
        return "The server did not answer. Look whether it was saved, then try again.";
      });
      setFailed(message);
      if (message === null) done?.();
    });
  return { busy, failed, run };
}
