import { SIGNALS, type Signal, type SignalName } from "./result.ts";

/** Signals kept of one record; hostile ones could have any number. */
const MAX_SIGNALS = 1000;
const NONE: readonly Signal[] = Object.freeze([]);

/**
 * A record's signals, 1,000 at most, in their order. Where there are more, no kind crowds out another: each keeps an equal
 * share, and what a small one leaves of it goes to the others. The last one kept of a kind that was cut says how many
 * more there were.
 */
export function boundedSignals(signals: readonly Signal[]): readonly Signal[] {
  if (signals.length === 0) return NONE;
  if (signals.length <= MAX_SIGNALS) return signals;
  const counts = new Map<SignalName, number>(SIGNALS.map((name) => [name, 0]));
  for (const { signal } of signals) counts.set(signal, (counts.get(signal) ?? 0) + 1);
  const shares = new Map<SignalName, number>();
  const bySize = [...counts].filter(([, count]) => count > 0).sort(([, a], [, b]) => a - b);
  let left = MAX_SIGNALS;
  for (const [at, [name, count]] of bySize.entries()) {
    const share = Math.min(count, Math.floor(left / (bySize.length - at)));
    shares.set(name, share);
    left -= share;
  }
  const kept = new Map<SignalName, number>();
  return signals.flatMap((one) => {
    const share = shares.get(one.signal) ?? 0;
    const place = (kept.get(one.signal) ?? 0) + 1;
    if (place > share) return [];
    kept.set(one.signal, place);
    const more = (counts.get(one.signal) ?? 0) - share;
    return place < share || more === 0
      ? [one]
      : [{ ...one, message: `${one.message} ${more} more of this kind are not listed.` }];
  });
}
