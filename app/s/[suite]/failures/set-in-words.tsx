import Link from "next/link";
import { Count } from "@/components/ui/count";
import { countUnsettledRuns } from "@/lib/queries/count-unsettled-runs";
import type { FailureSummary } from "@/lib/queries/failures/failure-summary";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";

type Props = { readonly scope: Scope; readonly summary: Promise<FailureSummary> };

/** The filter's set in one sentence: 472 findings in 38 signatures, in 301 of 2,400 records (equivalent v1, all runs). */
export async function SetInWords({ scope, summary }: Props) {
  const [counts, unsettled] = await Promise.all([summary, countUnsettledRuns(scope)]);
  const { findings, signatures, bearers, unit } = counts;
  const { instrument } = scope;
  const of = unit === "records" ? counts.scope.records : counts.scope.calls;
  return (
    <div className="min-h-5 text-ink-2">
      <p data-failures-sentence>
        <strong className="font-semibold text-ink">
          <Count value={findings} /> {findings === 1 ? "finding" : "findings"}
        </strong>{" "}
        in <Count value={signatures} /> {signatures === 1 ? "signature" : "signatures"}, in{" "}
        <Count value={bearers} /> of <Count value={of} /> {unit}{" "}
        <span className="text-ink-3">
          ({instrument.level} v{instrument.version}, {runsInWords(scope)})
        </span>
        {counts.scope.recordsUngraded > 0 && (
          <span className="text-ink-3">
            {" · "}
            <Count value={counts.scope.recordsUngraded} />{" "}
            {counts.scope.recordsUngraded === 1 ? "record is" : "records are"} ungraded
          </span>
        )}
      </p>
      {unsettled.incomplete > 0 && (
        <p className="text-warn">
          {unsettled.incomplete === 1 ? "1 run is" : `${unsettled.incomplete} runs are`} not wholly ingested:
          more may come.{" "}
          <Link href={scopeHref(scope.suite.name, "ingests", scope.values)} className="link">
            See ingests
          </Link>
        </p>
      )}
      {unsettled.stale > 0 && (
        <p className="text-warn">
          The counts of {unsettled.stale === 1 ? "1 run" : `${unsettled.stale} runs`} are being taken anew:
          the list is right, counts may lag.
        </p>
      )}
    </div>
  );
}

function runsInWords({ runs }: Scope): string {
  if (runs === null) return "all runs";
  const [first] = runs;
  if (first === undefined) return "no run";
  return runs.length === 1 ? first.runId : `${runs.length} runs`;
}
