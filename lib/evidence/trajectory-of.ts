import type { RepeatLink, Trajectory, TrajectoryTurn } from "./trajectory.ts";

/** What the trajectory needs of a call; `sameAs` is equal for calls of the same name and arguments. */
export type TrajectoryCall = { readonly turn: number | null; readonly sameAs: string };

/**
 * Calls grouped by turn in the order they were emitted, and repeats joined. A turn that comes back after another
 * one begins a new group: recorded order is never changed.
 *
 * @example trajectoryOf([{ turn: 1, sameAs: "a" }, { turn: 1, sameAs: "b" }], new Set()).turns.length // 1
 */
export function trajectoryOf(calls: readonly TrajectoryCall[], repeated: ReadonlySet<number>): Trajectory {
  const turns: { turn: number | null; calls: number[] }[] = [];
  const repeats: RepeatLink[] = [];
  const latest = new Map<string, number>();
  for (const [index, call] of calls.entries()) {
    const last = turns.at(-1);
    if (last !== undefined && call.turn !== null && last.turn === call.turn) last.calls.push(index);
    else turns.push({ turn: call.turn, calls: [index] });
    const earlier = latest.get(call.sameAs);
    if (earlier !== undefined) repeats.push({ earlier, later: index, idle: repeated.has(index) });
    latest.set(call.sameAs, index);
  }
  return { turns: turns satisfies TrajectoryTurn[], repeats };
}
