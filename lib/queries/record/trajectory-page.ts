import type { RepeatLink } from "../../evidence/trajectory.ts";
import { trajectoryOf } from "../../evidence/trajectory-of.ts";
import type { Claim } from "../../grading/claims.ts";
import type { CallOutline } from "./call-outline.ts";
import type { GradedRecord } from "./graded-record.ts";

/** One call on the spine. */
export type TrajectoryStep = {
  readonly callIndex: number;
  readonly name: string;
  readonly effect: CallOutline["effect"];
  /** As recorded; told at the first call of each turn only. */
  readonly turn: number | null;
  /** Place among the calls emitted together. */
  readonly together: "alone" | "first" | "middle" | "last";
  readonly latencyMs: number | null;
  readonly claims: readonly Claim[];
  readonly expectedIndex: number | null;
  /** The earlier call that it says again. */
  readonly repeats: RepeatLink | null;
};

export type TrajectoryPage = {
  readonly steps: readonly TrajectoryStep[];
  readonly from: number;
  readonly total: number;
};

const STEPS = 200;

/** A part of a record's trajectory, one step a call in the order they were emitted. */
export function trajectoryPage({ calls, evidence, result }: GradedRecord, from: number): TrajectoryPage {
  const repeated = new Set(
    result.signals.flatMap(({ signal, callIndex }) =>
      signal === "repeat" && callIndex !== null ? [callIndex] : [],
    ),
  );
  for (const { kind, callIndex } of evidence.findings) {
    if (kind === "repeated_call" && callIndex !== null) repeated.add(callIndex);
  }
  const { turns, repeats } = trajectoryOf(calls, repeated);
  const linkOf = new Map(repeats.map((link) => [link.later, link]));
  const claimsOf = new Map<number, Set<Claim>>();
  for (const { callIndex, claim } of evidence.findings) {
    if (callIndex === null) continue;
    const claims = claimsOf.get(callIndex) ?? new Set();
    claimsOf.set(callIndex, claims.add(claim));
  }
  const partnerOf = new Map(evidence.pairs.map((pair) => [pair.callIndex, pair.expectedIndex]));
  const steps = turns.flatMap(({ turn, calls: together }) =>
    together.map((callIndex, place): TrajectoryStep => {
      const call = calls[callIndex];
      return {
        callIndex,
        name: call?.name ?? "",
        effect: call?.effect ?? "unregistered",
        turn: place === 0 ? turn : null,
        together:
          together.length === 1
            ? "alone"
            : place === 0
              ? "first"
              : place === together.length - 1
                ? "last"
                : "middle",
        latencyMs: call?.latencyMs ?? null,
        claims: [...(claimsOf.get(callIndex) ?? [])],
        expectedIndex: partnerOf.get(callIndex) ?? null,
        repeats: linkOf.get(callIndex) ?? null,
      };
    }),
  );
  return { steps: steps.slice(from, from + STEPS), from, total: steps.length };
}
