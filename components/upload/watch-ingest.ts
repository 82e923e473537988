import { isRunning } from "@/components/ingest/is-running";
import type { IngestStatus } from "./ingest-status";
import { saidError } from "./said-error";

const EVERY_MS = 400;

/** Asks for an ingest until it has ended, and tells each answer. A server that is silent for a while is asked again. */
export async function watchIngest(
  id: number,
  onStatus: (status: IngestStatus) => void,
): Promise<IngestStatus> {
  let silent = 0;
  for (;;) {
    const response = await fetch(`/api/ingests/${id}`).catch(() => null);
    if (response?.ok) {
      silent = 0;
      const status = (await response.json()) as IngestStatus;
      onStatus(status);
      if (!isRunning(status.state)) return status;
    } else {
      silent += 1;
      if (silent > 20) {
        if (response !== null) throw saidError(response.status, await response.text());
        throw new Error(
          `The server no longer answers. Ingest ${id} goes on or stands as interrupted: see the history when it is back.`,
        );
      }
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS * Math.max(1, silent)));
  }
}
