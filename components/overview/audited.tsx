import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Count } from "@/components/ui/count";
import { intervalText } from "@/components/ui/interval-text";
import { percent } from "@/components/ui/percent";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";
import type { Audit } from "@/lib/queries/trends/audit";
import type { ScopeAudit } from "@/lib/queries/trends/find-scope-audit";

type Props = { readonly scope: Scope; readonly found: ScopeAudit };

/** What people found beside what was measured; where nobody has looked, how to find out. */
export function Audited({ scope, found }: Props) {
  const { audit, exact, runs } = found;
  if (audit === null) return <NotAudited scope={scope} found={found} />;
  const { sample, audited, estimate, labelled } = audit;
  const failuresOnly = audited.scope === "failures_only";
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
        audited by hand
        {failuresOnly && <Badge tone="outline">failures only</Badge>}
        {sample.simulated && <Badge tone="accent">simulated labels</Badge>}
      </p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span
          className={
            exact
              ? "text-3xl font-semibold tracking-tight"
              : "text-xl font-semibold tracking-tight text-ink-2"
          }
        >
          {percent(audited.rate, 1)}
        </span>
        <span className="text-base">
          [{intervalText(audited)}] <span className="text-xs text-ink-3">95 % interval (mid-P, MOVER)</span>
        </span>
        <span>
          <Link
            href={scopeHref(scope.suite.name, `samples/${sample.id}`, scope.values)}
            className="link"
            title={sample.name}
          >
            <Count value={labelled} /> labelled
          </Link>
        </span>
      </p>
      <p className="text-xs text-ink-2">
        {exact ? (
          <>
            of the same{" "}
            {runs === 1 ? (
              "run"
            ) : (
              <>
                <Count value={runs} /> runs
              </>
            )}
            {gap(audit)}
          </>
        ) : (
          <>
            of <Count value={runs} /> runs, more than are chosen here: not the rate of this choice.
          </>
        )}
        {failuresOnly && ` ${estimate.reason ?? ""}`}
        {estimate.notice !== null && ` ${estimate.notice}`}
      </p>
    </div>
  );
}

/** What the sample's own instrument measured of the same population. */
function gap({ audited, estimate, sample }: Audit): string {
  const { rate } = estimate.measured;
  if (rate === null) return ".";
  const outside = audited.low > rate || audited.high < rate;
  return `, of which ${sample.instrument.level} v${sample.instrument.version} measured ${percent(rate, 1)}${outside ? ", outside the interval" : ""}.`;
}

function NotAudited({ scope, found }: Props) {
  const { unfinished, others } = found;
  const { suite, values, unit } = scope;
  return (
    <div>
      <p className="text-xs text-ink-3">audited by hand</p>
      {unfinished === null ? (
        <p className="mt-1 max-w-110 text-ink-2">
          Nobody has looked yet: the rate is the grader’s alone
          {others > 0 && (
            <>
              {" "}
              (<Count value={others} /> {others === 1 ? "sample is" : "samples are"} of other runs, or from
              before later records)
            </>
          )}
          .{" "}
          <Link href={scopeHref(suite.name, "samples/new", values)} className="link text-ink">
            Draw a sample of {unit}
          </Link>
          , label it, and what people found stands here with its interval.
        </p>
      ) : (
        <p className="mt-1 max-w-110 text-ink-2">
          <Link href={scopeHref(suite.name, `samples/${unfinished.id}`, values)} className="link text-ink">
            {unfinished.name}
          </Link>{" "}
          is being labelled, <Count value={unfinished.progress.labelled} /> of{" "}
          <Count value={unfinished.progress.items} />: its rate stands here once it has ended.
        </p>
      )}
    </div>
  );
}
