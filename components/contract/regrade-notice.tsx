import { ConfirmButton } from "@/components/ui/confirm-button";
import { Literal } from "@/components/ui/literal";
import { Progress } from "@/components/ui/progress";
import { RefreshWhile } from "@/components/ui/refresh-while";
import { Timestamp } from "@/components/ui/timestamp";
import type { RegradeRow } from "@/lib/queries/find-newest-regrade";

type Props = {
  readonly regrade: RegradeRow;
  /** Ends a shared one before it is done; null where it went well, else why not. */
  readonly cancel?: (regrade: number) => Promise<string | null>;
};

/** The newest regrade: how far it is, and what it changed. */
export function RegradeNotice({ regrade, cancel }: Props) {
  const open = regrade.state === "pending" || regrade.state === "running";
  const shared = regrade.kind === "shared";
  // Whoever works next goes on with a shared one; a whole one waits for a start.
  const running = open && (shared || !regrade.stalled);
  return (
    <div className="space-y-1.5 rounded-md border bg-panel px-3 py-2">
      <RefreshWhile active={running} everyMs={1000} />
      <p>
        {saidOf(regrade, running)}
        {shared && (
          <>
            {" "}
            under {regrade.instruments.join(" and ")}
            {regrade.runs !== null && `, ${regrade.runs} ${regrade.runs === 1 ? "run" : "runs"}`}
          </>
        )}
        : <span className="text-ink-2">{regrade.reason}</span>
        {regrade.finishedAt !== null && (
          <span className="ml-2 text-xs text-ink-3">
            <Timestamp at={regrade.finishedAt} /> UTC
          </span>
        )}
      </p>
      {regrade.error !== null && (
        <p className={regrade.state === "cancelled" ? "text-ink-2" : "text-fail"}>
          <Literal>{regrade.error}</Literal>
        </p>
      )}
      {running && (
        <>
          <div className="flex items-center justify-between gap-3">
            <p className="text-xs text-ink-3" aria-live="polite">
              {regrade.records.toLocaleString("en")} of {regrade.total.toLocaleString("en")} records
              {regrade.stalled && " · waiting for a worker, or for an ingest to end"}
            </p>
            {shared && cancel && (
              <ConfirmButton
                label="Cancel"
                title="Cancel this regrade?"
                says="What is graded stays, and the rules stay as they are: the records that are left have no verdict under them until they are graded later."
                confirm="Cancel the regrade"
                tone="danger"
                action={cancel.bind(null, regrade.id)}
              />
            )}
          </div>
          <Progress
            label="Records graded anew"
            part={regrade.total === 0 ? null : regrade.records / regrade.total}
          />
        </>
      )}
      {regrade.state === "complete" &&
        (regrade.changes.length === 0 ? (
          <p className="text-ink-2">
            No verdict changed, of {regrade.total.toLocaleString("en")}{" "}
            {regrade.total === 1 ? "record" : "records"}.
          </p>
        ) : (
          <ul className="grid gap-x-6 gap-y-0.5 text-xs sm:grid-cols-2 lg:grid-cols-3">
            {regrade.changes.map(({ level, changes }) => (
              <li key={level}>
                <span className="font-medium">{level}</span>{" "}
                {changes
                  .map(({ from, to, records }) => `${from} → ${to} ${records.toLocaleString("en")}`)
                  .join(" · ")}
              </li>
            ))}
          </ul>
        ))}
    </div>
  );
}

function saidOf(regrade: RegradeRow, running: boolean): string {
  if (running) return "Grading anew";
  if (regrade.state === "failed") return "Grading anew failed";
  if (regrade.state === "cancelled") {
    return `Grading anew was cancelled after ${regrade.records.toLocaleString("en")} of ${regrade.total.toLocaleString("en")} records`;
  }
  if (regrade.state !== "complete")
    return "Grading anew has stopped half-way; it goes on with the next start";
  return "Graded anew";
}
