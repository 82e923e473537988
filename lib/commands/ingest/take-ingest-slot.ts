import { ClaimcheckError } from "../../claimcheck-error.ts";

/** An ingest holds two connections of the pool throughout: more at once would leave none for anything else. */
const SLOTS = 3;

/** Kept on globalThis, since a server's bundles may hold this module more than once. */
const kept = globalThis as { claimcheckIngestSlots?: { taken: number; waiting: (() => void)[] } };

/** Waits for one of this process's few places for an ingest; the function returned gives it back. */
export async function takeIngestSlot(signal: AbortSignal | undefined): Promise<() => void> {
  kept.claimcheckIngestSlots ??= { taken: 0, waiting: [] };
  const slots = kept.claimcheckIngestSlots;
  if (slots.taken < SLOTS) slots.taken++;
  else {
    // Whoever gives a slot back hands it to the first in line.
    await new Promise<void>((resolve, reject) => {
      const take = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        slots.waiting.splice(slots.waiting.indexOf(take), 1);
        reject(new ClaimcheckError("interrupted", "Waiting for other ingests was interrupted."));
      };
      slots.waiting.push(take);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }
  return () => {
    const next = slots.waiting.shift();
    if (next) next();
    else slots.taken--;
  };
}
