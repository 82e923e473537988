import { Literal } from "@/components/ui/literal";
import { Notice } from "@/components/ui/notice";
import { CLAIMS } from "@/lib/grading/claims";
import type { GradedRecord } from "@/lib/queries/record/graded-record";
import type { ShownRecord } from "./shown-record";

type Props = { readonly shown: ShownRecord; readonly graded: GradedRecord };

/** What must be known before the evidence is read. */
export function EvidenceNotices({ shown, graded }: Props) {
  const { scope, verdicts, head } = shown;
  const { result, evidence, source } = graded;
  const stored = verdicts.find((verdict) => verdict.instrumentId === scope.instrument.id);
  const moved =
    stored !== undefined &&
    source !== null &&
    (stored.verdict !== result.verdict ||
      CLAIMS.some((claim) => stored.claims[claim] !== result.claims[claim].status));
  const { standing } = evidence;
  return (
    <div className="space-y-2 empty:hidden">
      {moved && (
        <Notice tone="warn">
          Graded before the tool definition changed: the stored verdict is {stored.verdict}, graded now it is{" "}
          {result.verdict}. What is shown below is the grading as it would be now.
        </Notice>
      )}
      {source === null && (
        <Notice tone="warn">
          The case <Literal>{head.caseId}</Literal> is not known to this suite, so nothing is held against the
          calls.
        </Notice>
      )}
      {standing.kind === "ungraded" && result.reason !== null && source !== null && (
        <Notice tone="info">
          Nothing was compared: <Literal className="font-sans text-sm">{result.reason}</Literal> Differences
          below are only seen, none is a finding.
        </Notice>
      )}
      {standing.kind === "aside" && (
        <Notice tone="info">
          Under {standing.level} the verdict does not stand on the calls. What the argument claims find is
          shown below all the same.
        </Notice>
      )}
      {standing.kind === "other_alternative" && (
        <Notice tone="info">
          This is alternative {evidence.alternative}; the verdict is about alternative {result.alternative}.
        </Notice>
      )}
    </div>
  );
}
