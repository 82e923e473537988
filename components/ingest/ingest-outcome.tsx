import Link from "next/link";
import { bytes } from "@/components/ui/bytes";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { Literal } from "@/components/ui/literal";
import { Notice } from "@/components/ui/notice";
import { Progress } from "@/components/ui/progress";
import { RefreshWhile } from "@/components/ui/refresh-while";
import type { IngestDetail } from "@/lib/queries/find-ingest";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";
import { isRunning } from "./is-running";

type Props = {
  readonly scope: Scope;
  readonly detail: IngestDetail;
  readonly accept: () => Promise<string | null>;
};

/** How an ingest ended or how far it is, and what to do. */
export function IngestOutcome({ scope, detail, accept }: Props) {
  const { ingest, pendingRuns } = detail;
  if (isRunning(ingest.state)) {
    const part = ingest.bytesTotal ? ingest.bytes / ingest.bytesTotal : null;
    return (
      <div className="max-w-140 space-y-1.5">
        <RefreshWhile active />
        <p>
          {ingest.state}: {bytes(ingest.bytes)}
          {ingest.bytesTotal !== null && ` of ${bytes(ingest.bytesTotal)}`}
          <span className="text-ink-3"> (the stream is read twice: definitions first, then all)</span>
        </p>
        <Progress label={`Ingest ${ingest.id}: ${ingest.state}`} part={part} />
      </div>
    );
  }
  if (ingest.completedBy !== null) {
    return (
      <Notice
        tone="info"
        action={
          <Link
            className="link"
            href={scopeHref(scope.suite.name, `ingests/${ingest.completedBy}`, scope.values)}
          >
            Ingest {ingest.completedBy}
          </Link>
        }
      >
        This one stopped half-way; the same stream was sent again and came in whole.
      </Notice>
    );
  }
  if (ingest.state === "interrupted" || ingest.state === "failed") {
    return (
      <Notice
        tone="fail"
        action={
          <ConfirmButton
            label="Accept as it is"
            title="Accept what came in?"
            says="The runs that this ingest has begun will count as complete with what they hold. Sending the stream again later still adds what is missing."
            confirm="Accept as it is"
            action={accept}
          />
        }
      >
        <p>
          {ingest.state === "failed" ? "It failed" : "It was interrupted"}
          {ingest.error !== null && (
            <>
              : <Literal>{ingest.error}</Literal>
            </>
          )}
        </p>
        <p className="text-ink-2">
          What was written before is kept
          {pendingRuns > 0 &&
            `; ${pendingRuns.toLocaleString("en")} ${pendingRuns === 1 ? "run is" : "runs are"} incomplete and marked so in every rate`}
          . Send the same stream again to complete it: nothing is doubled.
        </p>
      </Notice>
    );
  }
  return null;
}
