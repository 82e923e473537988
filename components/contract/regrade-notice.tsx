import { Literal } from "@/components/ui/literal";
import { Progress } from "@/components/ui/progress";
import { RefreshWhile } from "@/components/ui/refresh-while";
import { Timestamp } from "@/components/ui/timestamp";
import type { RegradeRow } from "@/lib/queries/find-newest-regrade";

/** The newest regrade: how far it is, and what it changed. */
export function RegradeNotice({ regrade }: { readonly regrade: RegradeRow }) {
  const running = !regrade.stalled && (regrade.state === "pending" || regrade.state === "running");
  return (
    <div className="space-y-1.5 rounded-md border bg-panel px-3 py-2">
      <RefreshWhile active={running} everyMs={1000} />
      <p>
        {regrade.stalled
          ? "Grading anew has stopped half-way; it goes on with the next start"
          : running
            ? "Grading anew"
            : regrade.state === "failed"
              ? "Grading anew failed"
              : "Graded anew"}
        : <span className="text-ink-2">{regrade.reason}</span>
        {regrade.finishedAt !== null && (
          <span className="ml-2 text-xs text-ink-3">
            <Timestamp at={regrade.finishedAt} /> UTC
          </span>
        )}
      </p>
      {regrade.error !== null && (
        <p className="text-fail">
          <Literal>{regrade.error}</Literal>
        </p>
      )}
      {running && (
        <>
          <p className="text-xs text-ink-3" aria-live="polite">
            {regrade.records.toLocaleString("en")} of {regrade.total.toLocaleString("en")} records
          </p>
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
