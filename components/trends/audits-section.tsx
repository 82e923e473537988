import Link from "next/link";
import { Fragment } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { Section } from "@/components/ui/section";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";
import type { Trends } from "@/lib/queries/trends/get-trends";
import { AuditsTable } from "./audits-table";

type Props = { readonly scope: Scope; readonly trends: Trends };

/** What stands behind the audited dots; where there are none, how to come by one. */
export function AuditsSection({ scope, trends }: Props) {
  const { audits, unfinished, narrowed } = trends;
  const drawn = scopeHref(scope.suite.name, "samples/new", scope.values);
  return (
    <Section
      title="Audited"
      note={`hand-audited rates over ${scope.unit}, from labelled random samples; interval: mid-P per stratum, joined by MOVER`}
    >
      {audits.length > 0 ? (
        <AuditsTable scope={scope} audits={audits} />
      ) : (
        <div className="flex flex-wrap items-center gap-3 py-1">
          <p className="max-w-160 flex-1 basis-80 text-ink-2">
            No audited rate of these runs in {scope.unit} yet: what the lines say, the graders say alone. Draw
            a random sample of failed and clean {scope.unit}, label it, and the rate that people found stands
            here with its interval.
          </p>
          <ButtonLink href={drawn} tone="primary">
            Draw a sample
          </ButtonLink>
        </div>
      )}
      {unfinished.length > 0 && (
        <p className="mt-2 max-w-200 text-xs text-ink-2">
          Still to be labelled:{" "}
          {unfinished.map((sample, at) => (
            <Fragment key={sample.id}>
              {at > 0 && ", "}
              <Link
                href={scopeHref(scope.suite.name, `samples/${sample.id}`, scope.values)}
                className="link [overflow-wrap:anywhere]"
              >
                {sample.name}
              </Link>{" "}
              <span className="whitespace-nowrap">
                ({sample.progress.labelled.toLocaleString("en")} of{" "}
                {sample.progress.items.toLocaleString("en")})
              </span>
            </Fragment>
          ))}
          . A rate stands on the chart once its sample has ended: an estimate that is watched, and stopped
          when it looks good, loses its 95 %.
        </p>
      )}
      {narrowed > 0 && (
        <p className="mt-1 text-xs text-ink-3">
          {narrowed.toLocaleString("en")} {narrowed === 1 ? "sample is" : "samples are"} not on the chart:
          drawn from a filter narrower than whole runs, {narrowed === 1 ? "its rate is" : "their rates are"}{" "}
          not the rate of any run.
        </p>
      )}
    </Section>
  );
}
