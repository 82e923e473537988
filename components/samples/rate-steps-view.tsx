import Link from "next/link";
import type { ReactNode } from "react";
import { niceScale } from "@/components/charts/nice-scale";
import { Count } from "@/components/ui/count";
import { intervalText } from "@/components/ui/interval-text";
import { percent } from "@/components/ui/percent";
import { Section } from "@/components/ui/section";
import { combinedShare } from "@/lib/audit/combined-share";
import { rateSteps } from "@/lib/audit/rate-steps";
import type { SampleEstimate } from "@/lib/queries/samples/sample-estimate";
import { ItemsLink } from "./items-link";
import { measuredHref } from "./measured-href";
import type { PageSample } from "./page-sample";
import { RateBar } from "./rate-bar";
import { RateBarAxis } from "./rate-bar-axis";

type Props = Pick<PageSample, "scope" | "sample"> & { readonly estimate: SampleEstimate };

/** From the measured rate to the audited one: what is false failure, and what is hidden in passes. */
export function RateStepsView({ scope, sample, estimate }: Props) {
  const { measured, strata, audited } = estimate;
  const failed = combinedShare(strata, "fail");
  const clean = combinedShare(strata, "pass");
  const steps = rateSteps(measured, failed, clean);
  const graded = measured.failing + measured.clean;
  const highest = Math.max(
    0.01,
    measured.rate ?? 0,
    audited?.high ?? 0,
    (steps?.genuine ?? 0) + (steps?.hidden ?? 0),
  );
  const marks = niceScale(highest);
  const end = marks.at(-1) ?? 1;
  // What hides in passes is known without a word on the failures.
  const hidden = measured.clean === 0 ? 0 : clean && (measured.clean / graded) * clean.rate;
  const items = { scope, sample };
  const points = (value: number) => (100 * value).toFixed(1);
  const about = (value: number) => `about ${Math.round(value * graded).toLocaleString("en")}`;
  return (
    <Section
      title="From measured to audited"
      note={`% and percentage points of ${graded.toLocaleString("en")} graded ${sample.unit}; whisker: 95 % interval`}
    >
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-1.5 sm:grid-cols-[max-content_max-content_minmax(0,1fr)]">
        <Step
          name={`measured by ${measured.instrument.replace(".v", " v")}`}
          value={percent(measured.failing, graded)}
          bar={<RateBar from={0} to={(measured.rate ?? 0) / end} look="measured" />}
        >
          <Link
            href={measuredHref(scope.suite.name, sample)}
            prefetch={false}
            title="Opens them as they are now"
            className="link"
          >
            <Count value={measured.failing} /> of <Count value={graded} />
          </Link>{" "}
          fail
          {measured.ungraded > 0 && (
            <>
              ; <Count value={measured.ungraded} /> ungraded, in no rate
            </>
          )}
        </Step>
        <Step
          name="false failures"
          value={steps === null ? "?" : `− ${points(steps.falseFailure)}`}
          bar={steps && <RateBar from={steps.genuine / end} to={steps.measured / end} look="taken" />}
        >
          {steps === null || failed === null ? (
            "not known yet"
          ) : (
            <>
              {about(steps.falseFailure)} of <Count value={measured.failing} /> failing,{" "}
              {percent(1 - failed.rate, 1)} {spread({ low: 1 - failed.high, high: 1 - failed.low })}, from{" "}
              <span className="whitespace-nowrap">
                <ItemsLink {...items} filter={{ verdict: "fail", label: "agent_right" }}>
                  {failed.n - failed.wrong}
                </ItemsLink>{" "}
                of{" "}
                <ItemsLink {...items} filter={{ verdict: "fail", label: "decided" }}>
                  {failed.n} read
                </ItemsLink>
              </span>
            </>
          )}
        </Step>
        <Step
          name="hidden in passes"
          value={hidden === null ? "?" : `+ ${points(hidden)}`}
          bar={
            steps &&
            (steps.hidden === null ? (
              <RateBar from={steps.genuine / end} to={1} look="unknown" />
            ) : (
              <RateBar from={steps.genuine / end} to={(steps.genuine + steps.hidden) / end} look="added" />
            ))
          }
        >
          {measured.clean === 0 ? (
            "nothing passes"
          ) : clean === null || hidden === null ? (
            strata.some(({ verdict, size }) => verdict === "pass" && size > 0) ? (
              "not known yet"
            ) : (
              "not looked at: how much is not known"
            )
          ) : (
            <>
              {about(hidden)} of <Count value={measured.clean} /> passing, {percent(clean.rate, 1)}{" "}
              {spread(clean)}, from{" "}
              <span className="whitespace-nowrap">
                <ItemsLink {...items} filter={{ verdict: "pass", label: "agent_wrong" }}>
                  {clean.wrong}
                </ItemsLink>{" "}
                of{" "}
                <ItemsLink {...items} filter={{ verdict: "pass", label: "decided" }}>
                  {clean.n} read
                </ItemsLink>
              </span>
            </>
          )}
        </Step>
        <Step
          name={audited?.scope === "failures_only" ? "audited, failures only" : "audited"}
          value={audited === null ? "—" : percent(audited.rate, 1)}
          strong
          bar={
            audited && (
              <RateBar
                from={0}
                to={audited.rate / end}
                look={audited.scope === "full" ? "audited" : "partial"}
                interval={{ low: audited.low / end, high: audited.high / end }}
              />
            )
          }
        >
          {audited === null
            ? "no estimate yet"
            : audited.low === audited.high
              ? "exact: all were read"
              : `95 % interval [${intervalText(audited)}], ${METHODS[audited.method] ?? audited.method}`}
        </Step>
        <div aria-hidden className="col-span-full grid grid-cols-subgrid">
          <div className="col-span-full sm:col-start-3">
            <RateBarAxis marks={marks} />
          </div>
        </div>
      </dl>
    </Section>
  );
}

const METHODS: Readonly<Record<string, string>> = {
  midp_mover: "mid-P per stratum, joined by MOVER",
  exact_mover: "exact per stratum, joined by MOVER",
};

/** In brackets; where all are read there is nothing to be unsure of. */
function spread(share: { readonly low: number; readonly high: number }): string {
  return share.low === share.high ? "(exact: all read)" : `[${intervalText(share)}]`;
}

type StepProps = {
  readonly name: string;
  readonly value: string;
  readonly strong?: boolean;
  readonly bar: ReactNode;
  readonly children: ReactNode;
};

function Step({ name, value, strong = false, bar, children }: StepProps) {
  return (
    <div className={`col-span-full grid grid-cols-subgrid items-start ${strong ? "border-t pt-1.5" : ""}`}>
      <dt className={strong ? "font-semibold" : "text-ink-2"}>{name}</dt>
      <dd className={`text-right max-sm:justify-self-end ${strong ? "text-base font-semibold" : ""}`}>
        {value}
      </dd>
      <dd className="min-w-0 max-sm:col-span-full">
        {bar}
        <span className="block text-xs text-ink-3">{children}</span>
      </dd>
    </div>
  );
}
