import type { OutboxEntry } from "./outbox-entry.ts";

/** How the acts of this browser stand with the server. */
export type OutboxStatus = {
  readonly kind: "saved" | "waiting" | "offline" | "refused";
  readonly waiting: number;
  readonly refused: number;
};

/**
 * Sums up an outbox. `reached`: whether the server answered when it was last asked.
 *
 * @example outboxStatus([], false).kind // "saved"
 */
export function outboxStatus(entries: readonly OutboxEntry[], reached: boolean): OutboxStatus {
  const refused = entries.filter((entry) => entry.refused !== null).length;
  const waiting = entries.length - refused;
  const kind = refused > 0 ? "refused" : waiting === 0 ? "saved" : reached ? "waiting" : "offline";
  return { kind, waiting, refused };
}
