import { Count } from "@/components/ui/count";
import { intervalText } from "@/components/ui/interval-text";
import { percent } from "@/components/ui/percent";
import type { AccountCounts } from "@/lib/queries/witness/account-counts";
import type { DifferenceCounts } from "@/lib/queries/witness/difference-counts";
import { wilsonInterval } from "@/lib/stats/wilson-interval";

type Props = { readonly accounts: AccountCounts; readonly counts: DifferenceCounts };

/** In how many records log and wire differ, and handlers and wire; then what can't be told, and why. */
export function WitnessSentence({ accounts, counts }: Props) {
  const { withLog, withHandlers } = accounts;
  return (
    <div className="max-w-240 space-y-1" data-witness-sentence>
      {withLog > 0 && (
        <p className="text-base">
          In{" "}
          <strong className="font-semibold">
            <Count value={counts.logRecords} /> of <Count value={withLog} />
          </strong>{" "}
          {withLog === 1 ? "record" : "records"} with the agent’s own log, log and wire differ{" "}
          <Share part={counts.logRecords} whole={withLog} />
          {callsSaid(counts)}.
        </p>
      )}
      {withHandlers > 0 && (
        <p className={withLog > 0 ? "text-ink-2" : "text-base"}>
          In{" "}
          <strong className="font-semibold">
            <Count value={counts.handlerRecords} /> of <Count value={withHandlers} />
          </strong>{" "}
          with what the handlers were given, handlers and wire differ{" "}
          <Share part={counts.handlerRecords} whole={withHandlers} />.
        </p>
      )}
      <NotTold {...accounts} />
    </div>
  );
}

function Share({ part, whole }: { readonly part: number; readonly whole: number }) {
  // A record replaced between the two counts must not break the page.
  const interval = wilsonInterval(Math.min(part, whole), whole);
  return (
    <span
      className="text-sm text-ink-2"
      title="Wilson’s 95 % interval of the share, for an agent of which these records are a sample"
    >
      ({percent(part, whole)}, 95 %: {intervalText(interval)})
    </span>
  );
}

function callsSaid({ kinds }: DifferenceCounts): string {
  const never = kinds.not_witnessed ?? 0;
  const missing = kinds.not_reported ?? 0;
  const calls = (n: number) => `${n.toLocaleString("en")} ${n === 1 ? "call" : "calls"}`;
  const parts = [
    never > 0 && `${calls(never)} in the log never happened`,
    missing > 0 && `${calls(missing)} that happened ${missing === 1 ? "is" : "are"} not in it`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? "" : `; ${parts.join(", ")}`;
}

function NotTold({ withLog, withHandlers, onlyLog, onlyWitness }: AccountCounts) {
  const records = (n: number) => `${n.toLocaleString("en")} ${n === 1 ? "record" : "records"}`;
  const parts = [
    onlyWitness > 0 &&
      `${records(onlyWitness)} without the agent’s own log: what it claims there is not known`,
    onlyLog > 0 &&
      `${records(onlyLog)} with nothing but the log: graded by it, as nobody else saw ${onlyLog === 1 ? "it" : "them"}`,
    withLog > 0 && withHandlers === 0 && "what the handlers were given was not recorded apart from the wire",
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return <p className="text-xs text-ink-3">Not told: {parts.join("; ")}.</p>;
}
