import { CircleX, CornerDownRight } from "lucide-react";
import { LiteralSegments } from "@/components/evidence/literal-segments";
import { cn } from "@/components/ui/cn";
import { Literal } from "@/components/ui/literal";
import type { AccountCallView } from "@/lib/queries/witness/witness-row-view";

type Props = {
  readonly call: AccountCallView;
  /** A link to the call where it stands on the same page. */
  readonly href?: string;
};

/** A call as one account tells it: its place there, name, arguments, and what came back. */
export function AccountCall({ call, href }: Props) {
  const { callIndex, placeMarked, name, nameMarked, outcome, outcomeMarked } = call;
  return (
    <div className="min-w-0 space-y-0.5">
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
        {href === undefined ? (
          <span
            className={cn(
              "text-2xs",
              placeMarked
                ? "rounded-[2px] bg-warn-soft px-0.5 font-medium text-warn underline decoration-2 underline-offset-2"
                : "text-ink-3",
            )}
          >
            {placeMarked && <span className="sr-only">moved to </span>}
            {callIndex}
          </span>
        ) : (
          <a
            href={href}
            className="link text-2xs text-ink-3"
            aria-label={`call ${callIndex} in the evidence`}
          >
            {callIndex}
          </a>
        )}
        {nameMarked ? (
          <mark className="rounded-[2px] text-xs bg-warn-soft text-ink underline decoration-warn decoration-2 underline-offset-2">
            <Literal className="font-semibold">{name}</Literal>
          </mark>
        ) : (
          <Literal className="font-semibold">{name}</Literal>
        )}
      </p>
      {call.arguments.length === 0 ? (
        <p className="text-2xs text-ink-3">no arguments recorded</p>
      ) : (
        <p className="min-w-0">
          <LiteralSegments segments={call.arguments} />
        </p>
      )}
      {outcome !== null && (
        <p
          className={cn("flex min-w-0 gap-1 text-2xs", outcome.kind === "error" ? "text-warn" : "text-ink-3")}
        >
          {outcome.kind === "error" ? (
            <CircleX aria-hidden className="mt-0.5 size-3 shrink-0" />
          ) : (
            <CornerDownRight aria-hidden className="mt-0.5 size-3 shrink-0" />
          )}
          <span
            className={cn(
              "min-w-0",
              outcomeMarked && "underline decoration-warn decoration-2 underline-offset-2",
            )}
          >
            {outcome.kind === "error" ? "threw " : "answered "}
            <LiteralSegments segments={outcome.segments} />
          </span>
        </p>
      )}
    </div>
  );
}
