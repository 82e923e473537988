import { VerdictBadge } from "@/components/ui/verdict-badge";
import { CLAIM_LETTER } from "@/lib/grading/claims";
import type { LabelTruth } from "@/lib/labels/truths";
import type { InstrumentSaid } from "@/lib/review/instrument-said";
import { outcomeOf } from "@/lib/review/outcome-of";

type Props = { readonly said: InstrumentSaid; readonly truth: LabelTruth | null };

/** What the instrument said, and what follows from holding the label against it. */
export function SaidLine({ said, truth }: Props) {
  const { instrument, verdict, claims } = said;
  const letters = claims.length === 0 ? "" : ` (${claims.map((claim) => CLAIM_LETTER[claim]).join(" ")})`;
  const outcome = truth === null ? null : outcomeOf(truth, verdict);
  return (
    <p>
      {instrument} said{" "}
      <span title={claims.join(", ")}>
        <VerdictBadge verdict={verdict} />
        {letters}
      </span>
      {outcome !== null && (
        <>
          : a <strong className="font-semibold">{outcome}</strong>
          <span className="text-ink-3">{outcome.startsWith("false") ? ", you disagree" : ", you agree"}</span>
        </>
      )}
    </p>
  );
}
