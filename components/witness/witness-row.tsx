import { cn } from "@/components/ui/cn";
import { Literal } from "@/components/ui/literal";
import type { AccountCallView, WitnessRowView } from "@/lib/queries/witness/witness-row-view";
import { AccountCall } from "./account-call";
import { SaidAndWasView } from "./said-and-was-view";
import { WitnessBadge } from "./witness-badge";
import type { WitnessColumn } from "./witness-columns";

type Props = {
  readonly row: WitnessRowView;
  readonly columns: readonly WitnessColumn[];
  /** The row that the page was opened at. */
  readonly current: boolean;
};

/** One call in the columns of its accounts, what differs below; stacked where the place is narrow. */
export function WitnessRow({ row, columns, current }: Props) {
  const differs = row.differences.length > 0;
  return (
    <li
      id={`witness-${row.place}`}
      tabIndex={-1}
      data-current={current ? "" : undefined}
      aria-current={current ? "true" : undefined}
      className={cn(
        "scroll-mt-24 border-t px-3 py-2 outline-none first:border-t-0",
        differs && "bg-panel",
        current && "shadow-[inset_3px_0_0_var(--accent)]",
      )}
    >
      <div
        className={cn(
          "grid gap-x-6 gap-y-1.5",
          columns.length === 3 ? "@2xl:grid-cols-3" : "@2xl:grid-cols-2",
        )}
      >
        {columns.map(({ column, text }) => (
          <div key={column} className="flex min-w-0 gap-2 @2xl:block">
            <span className="w-16 shrink-0 text-2xs leading-5 text-ink-3 @2xl:sr-only">{text}</span>
            <div className="min-w-0 flex-1">
              <Side row={row} column={column} />
            </div>
          </div>
        ))}
      </div>
      {differs && (
        <ul aria-label="what differs" className="mt-1.5 space-y-1">
          {row.differences.map(({ kind, path, message, literals }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: differences of one call may be alike in all they say
            <li key={place} className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-0.5">
              <WitnessBadge code={kind} tone="warn" />
              {path !== null && <Literal className="font-semibold">{path}</Literal>}
              {literals === null ? null : <SaidAndWasView code={kind} literals={literals} />}
              <Literal className="min-w-0 flex-1 basis-80 font-sans text-xs text-ink-2">{message}</Literal>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Side({ row, column }: { readonly row: WitnessRowView; readonly column: WitnessColumn["column"] }) {
  if (column === "log")
    return row.log === null ? <Absent text="not in the log" /> : <AccountCall call={row.log} />;
  if (column === "wire") {
    if (row.wire === null) return <Absent text="never happened" />;
    return <AccountCall call={row.wire} href={`#call-${row.wire.callIndex}`} />;
  }
  if (row.handlers.length === 0) return <Absent text="no handler got it" />;
  return <Handlers calls={row.handlers} own={row.handlersOwn} />;
}

function Absent({ text }: { readonly text: string }) {
  return (
    <p className="text-ink-3">
      <span aria-hidden>— </span>
      {text}
    </p>
  );
}

/** What handlers got for one call; several times: the retries, under one bracket. */
function Handlers({ calls, own }: { readonly calls: readonly AccountCallView[]; readonly own: boolean }) {
  const several = calls.length > 1;
  return (
    <div className={several ? "space-y-1.5 border-l-2 border-warn pl-2" : undefined}>
      {several && <p className="text-2xs font-medium text-warn">{calls.length} times</p>}
      {calls.map((call) => (
        <AccountCall key={call.callIndex} call={call} />
      ))}
      {own && <p className="text-2xs text-ink-3">as the wire’s own record says</p>}
    </div>
  );
}
