import type { ReactNode } from "react";
import { observeHref } from "@/components/observe/observe-href";
import { ButtonLink } from "@/components/ui/button-link";
import { Count } from "@/components/ui/count";
import { EmptyState } from "@/components/ui/empty-state";
import type { Scope } from "@/lib/queries/scope";
import type { AccountCounts } from "@/lib/queries/witness/account-counts";
import { witnessHref } from "@/lib/queries/witness/witness-href";

type Props = { readonly scope: Scope; readonly accounts: AccountCounts };

const SHOWS =
  "Here you will see where the agent’s own log and the wire differ: calls that never happened or are left out, names rewritten, arguments coerced, another order, silent retries.";

/** Why nothing differs, and what to do next. */
export function NoDifferences({ scope, accounts }: Props) {
  const { withLog, withHandlers, onlyLog, onlyWitness } = accounts;
  const suite = scope.suite.name;
  if (withLog + withHandlers > 0) {
    return (
      <Empty title="They agree" suite={suite} text="Record more">
        <p>
          In {withLog > 0 && <Records n={withLog} what="with the agent’s own log" />}
          {withLog > 0 && withHandlers > 0 && " and "}
          {withHandlers > 0 && <Records n={withHandlers} what="with what the handlers were given" />}, every
          call is on the wire as it was told.
        </p>
        {withLog === 0 && (
          <p className="mt-1">The agent’s own log was not recorded; it is what lies, where something does.</p>
        )}
      </Empty>
    );
  }
  if (onlyLog > 0) {
    return (
      <Empty title="Only the agent’s own logs" suite={suite} text="Record the wire">
        <p>
          <Records n={onlyLog} what="came from the agent’s own log" />, with nobody else’s account of the same
          run, case and trial beside it: they are graded by what the agent says of itself. Record the wire
          too, under the same names, and they are joined and held against each other.
        </p>
      </Empty>
    );
  }
  if (scope.runs !== null) {
    return (
      <EmptyState
        title="Nothing to hold against each other in these runs"
        action={
          <ButtonLink href={witnessHref(suite, { instrument: scope.values.instrument })} tone="primary">
            Look at all runs
          </ButtonLink>
        }
      >
        <p>{SHOWS}</p>
        <p className="mt-1">In these runs every record has one account only.</p>
      </EmptyState>
    );
  }
  return (
    <Empty title="Nothing to hold against each other yet" suite={suite} text="How to record">
      <p>{SHOWS}</p>
      <p className="mt-1">
        {onlyWitness > 0 ? (
          <>
            <Records n={onlyWitness} what="have one account only" />. Record the wire, and send the agent’s
            own log of the same runs with <code>--source agent_log</code>.
          </>
        ) : (
          "Record a run at the boundary, and send the agent’s own log of it too."
        )}
      </p>
    </Empty>
  );
}

type EmptyProps = {
  readonly title: string;
  readonly suite: string;
  readonly text: string;
  readonly children: ReactNode;
};

function Empty({ title, suite, text, children }: EmptyProps) {
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink href={observeHref(suite)} tone="primary">
          {text}
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  );
}

function Records({ n, what }: { readonly n: number; readonly what: string }) {
  return (
    <>
      <strong className="font-semibold text-ink">
        <Count value={n} />
      </strong>{" "}
      {n === 1 ? "record" : "records"} {what}
    </>
  );
}
