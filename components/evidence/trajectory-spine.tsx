import { ClaimChip } from "@/components/ui/claim-chip";
import { cn } from "@/components/ui/cn";
import { Literal } from "@/components/ui/literal";
import { bracketLanes } from "@/lib/evidence/bracket-lanes";
import type { TrajectoryStep } from "@/lib/queries/record/trajectory-page";
import { duration } from "./duration";

const ROW = 24;
const LANE = 10;

/** Calls along their turns: side effects are squares, repeats are joined by brackets. */
export function TrajectorySpine({ steps }: { readonly steps: readonly TrajectoryStep[] }) {
  const rowOf = new Map(steps.map((step, row) => [step.callIndex, row]));
  const brackets = bracketLanes(steps.flatMap((step) => step.repeats ?? [])).flatMap((link) => {
    const from = rowOf.get(link.earlier);
    const to = rowOf.get(link.later);
    return from === undefined || to === undefined ? [] : [{ ...link, from, to }];
  });
  const lanes = brackets.reduce((most, { lane }) => Math.max(most, lane + 1), 0);
  return (
    <div className="relative" style={{ paddingRight: lanes * LANE + 4 }}>
      <ol aria-label="calls in the order they were emitted">
        {steps.map((step) => (
          <Step key={step.callIndex} step={step} />
        ))}
      </ol>
      {brackets.map((bracket) => (
        <span
          key={`${bracket.earlier}-${bracket.later}`}
          aria-hidden
          className={cn(
            "absolute rounded-r-sm border-y border-r",
            bracket.idle ? "border-warn" : "border-line-strong",
          )}
          style={{
            top: bracket.from * ROW + ROW / 2,
            height: (bracket.to - bracket.from) * ROW,
            right: (lanes - 1 - bracket.lane) * LANE,
            width: 6 + bracket.lane * LANE,
          }}
        />
      ))}
    </div>
  );
}

function Step({ step }: { readonly step: TrajectoryStep }) {
  const { callIndex, claims, repeats, together, turn } = step;
  const changes = step.effect === "side_effecting" || step.effect === "unregistered";
  return (
    <li className="flex h-6 items-center gap-2">
      <span className="w-14 shrink-0 text-right text-2xs text-ink-3">
        {turn === null ? "" : `turn ${turn}`}
      </span>
      <span aria-hidden className="relative flex h-6 w-4 shrink-0 items-center justify-center">
        <span className="absolute inset-y-0 w-px bg-line-strong" />
        <span
          className={cn(
            "absolute left-0 w-px bg-accent",
            together === "first" && "top-2 bottom-0",
            together === "middle" && "inset-y-0",
            together === "last" && "top-0 bottom-2",
          )}
        />
        <span
          className={cn(
            "relative size-2.5 border",
            changes ? "border-accent bg-accent" : "rounded-full border-ink-3 bg-canvas",
          )}
        />
      </span>
      <a href={`#call-${callIndex}`} className="min-w-0 truncate hover:text-accent">
        <span className="mr-1.5 text-xs text-ink-3">{callIndex}</span>
        <Literal>{step.name}</Literal>
      </a>
      {changes && <span className="shrink-0 text-2xs text-accent">side effect</span>}
      {together !== "alone" && <span className="sr-only">emitted together with others</span>}
      <span className="inline-flex shrink-0 gap-0.5">
        {claims.map((claim) => (
          <ClaimChip key={claim} claim={claim} />
        ))}
      </span>
      <span className="ml-auto flex shrink-0 items-center gap-2 text-2xs text-ink-3">
        {repeats !== null && (
          <span className={repeats.idle ? "text-warn" : undefined}>repeats call {repeats.earlier}</span>
        )}
        {step.latencyMs !== null && duration(step.latencyMs)}
      </span>
    </li>
  );
}
