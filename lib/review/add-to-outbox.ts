import type { OutboxEntry } from "./outbox-entry.ts";

/** What an act does to the acts that wait. */
export type OutboxChange = {
  readonly added: OutboxEntry;
  /** Keys of acts that the new one makes needless. */
  readonly dropped: readonly string[];
};

/**
 * Adds an act after all others. Labels on the same item that were never sent are dropped: the new act stands for
 * them. One that was sent once stays, as the server may have it.
 *
 * @example addToOutbox([], entry) // { added: entry, dropped: [] }
 */
export function addToOutbox(waiting: readonly OutboxEntry[], entry: OutboxEntry): OutboxChange {
  const last = waiting.reduce((most, one) => Math.max(most, one.order), Number.NEGATIVE_INFINITY);
  const added = entry.order > last ? entry : { ...entry, order: last + 1 };
  const dropped = waiting.filter(
    (one) =>
      one.position === entry.position &&
      one.reviewer === entry.reviewer &&
      one.act.kind === "label" &&
      one.attempts === 0,
  );
  return { added, dropped: dropped.map((one) => one.key) };
}
