import Link from "next/link";
import { Count } from "@/components/ui/count";
import { percent } from "@/components/ui/percent";
import { Segments } from "@/components/ui/segments";
import { failingHref } from "@/lib/queries/failing-href";
import type { Rate } from "@/lib/queries/rate";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";

type Props = { readonly scope: Scope; readonly rate: Rate };

/** The measured rate of the chosen instrument: a count, so it has no interval; what is ungraded bounds it. */
export function Headline({ scope, rate }: Props) {
  const { unit, suite, instrument, values } = scope;
  const all = rate.graded + rate.ungraded;
  const noCalls = unit === "calls" && instrument.level === "harness";
  return (
    <div>
      <div className="flex items-center gap-3">
        <p className="text-xs text-ink-3">
          measured by {instrument.level} v{instrument.version}
        </p>
        <Segments
          label="Unit"
          options={(["records", "calls"] as const).map((one) => ({
            text: one,
            href: scopeHref(suite.name, "", { ...values, unit: one }),
            current: one === unit,
          }))}
        />
      </div>
      {noCalls ? (
        <p className="mt-3 max-w-80 text-ink-2">
          A harness judges whole records, not single calls. Choose records, or another instrument.
        </p>
      ) : (
        <>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
            <span className="text-3xl font-semibold tracking-tight">
              {percent(rate.failing, rate.graded)}
            </span>
            <span className="text-base">
              <Link href={failingHref(scope)} className="link">
                <Count value={rate.failing} /> of <Count value={rate.graded} /> {unit}
              </Link>{" "}
              fail
              {rate.ungraded > 0 && (
                <span className="text-ink-2">
                  {" · "}
                  <Link
                    href={scopeHref(suite.name, "records", values, { verdict: "ungraded" })}
                    className="link"
                  >
                    <Count value={rate.ungraded} /> ungraded
                  </Link>
                </span>
              )}
            </span>
          </p>
          {unit === "calls" && instrument.level === "effect" && (
            <p className="text-xs text-ink-2">
              Where a record has effect results they decide, and blame no single call: its calls count as
              clean.
            </p>
          )}
          {rate.graded === 0 ? (
            <p className="mt-1 text-xs text-ink-2">Nothing in this scope is graded.</p>
          ) : (
            <p
              className="mt-1 text-xs text-ink-2"
              title="The lower bound takes every ungraded one as a pass, the upper as a failure."
            >
              coverage {percent(rate.graded, all)} (<Count value={rate.graded} /> of <Count value={all} />)
              {rate.ungraded > 0 && (
                <>
                  {" · over all between "}
                  {percent(rate.failing, all)} and {percent(rate.failing + rate.ungraded, all)}
                </>
              )}
            </p>
          )}
        </>
      )}
    </div>
  );
}
