import type { OutboxEntry } from "./outbox-entry.ts";

/** The act to send now: the oldest that waits; one that was refused holds nobody up. Null: nothing waits. */
export function nextToSend(entries: readonly OutboxEntry[]): OutboxEntry | null {
  let next: OutboxEntry | null = null;
  for (const entry of entries) {
    if (entry.refused === null && (next === null || entry.order < next.order)) next = entry;
  }
  return next;
}
