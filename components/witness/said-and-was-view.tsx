import { LiteralSegments } from "@/components/evidence/literal-segments";
import type { Segment } from "@/lib/evidence/evidence";
import { witnessKind } from "@/lib/grading/witness/witness-kind";
import type { WitnessCode } from "@/lib/grading/witness/witness-kinds";
import type { SaidAndWas } from "@/lib/queries/witness/difference-row";

type Props = { readonly code: WitnessCode; readonly literals: SaidAndWas };

/** `log "42.00" → wire 4200`: what the account has, then what was on the wire. */
export function SaidAndWasView({ code, literals: { said, was } }: Props) {
  const account = witnessKind(code)?.leg === "handler" ? "handler" : "log";
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <Side name={account} segments={said} />
      <span aria-hidden className="text-ink-3">
        →
      </span>
      <Side name={code === "log_outcome_differs" ? "seen" : "wire"} segments={was} />
    </p>
  );
}

function Side({ name, segments }: { readonly name: string; readonly segments: readonly Segment[] | null }) {
  return (
    <span className="min-w-0">
      <span className="mr-1 text-2xs text-ink-3">{name}</span>
      {segments === null ? (
        <span className="text-ink-3">nothing</span>
      ) : (
        <LiteralSegments segments={segments} />
      )}
    </span>
  );
}
