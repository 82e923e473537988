import { percent } from "@/components/ui/percent";
import { Section } from "@/components/ui/section";
import type { SampleEstimate } from "@/lib/queries/samples/sample-estimate";
import { ItemsLink } from "./items-link";
import type { PageSample } from "./page-sample";
import { WaitingLine } from "./waiting-line";

type Props = Pick<PageSample, "scope" | "sample"> & { readonly estimate: SampleEstimate };

/** How sure the labels themselves are: where reviewers agree, and what the unsure ones could change. */
export function AgreementSection({ scope, sample, estimate }: Props) {
  const { agreement, unsure_bounds: bounds, strata, progress } = estimate;
  const unsure = strata.reduce((sum, one) => sum + one.unsure, 0);
  const items = { scope, sample };
  const { kappa, alpha } = agreement;
  return (
    <Section title="How sure the labels are">
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-1">
        <dt className="text-ink-3">agreement</dt>
        <dd>
          {agreement.items === 0 || agreement.percent === null ? (
            <span className="text-ink-2">no item has the labels of two reviewers</span>
          ) : (
            <>
              {percent(agreement.percent, 1)} of {agreement.items} {agreement.items === 1 ? "item" : "items"}{" "}
              by {agreement.reviewers} reviewers
              {agreement.reviewers === 2 &&
                (kappa === null
                  ? "; Cohen’s κ undefined: all labels are alike"
                  : `; Cohen’s κ ${kappa.toFixed(2)}`)}
              {agreement.reviewers > 2 &&
                (alpha === null
                  ? "; Krippendorff’s α undefined: all labels are alike"
                  : `; Krippendorff’s α ${alpha.toFixed(2)}`)}
            </>
          )}
        </dd>
        {sample.reviewsPerItem > 1 && (
          <>
            <dt className="text-ink-3">{sample.stopped === null ? "waiting" : "fewer labels"}</dt>
            <dd>
              <WaitingLine {...items} />
            </dd>
          </>
        )}
        <dt className="text-ink-3">disputed</dt>
        <dd>
          {progress.unresolved === 0 ? (
            <span className="text-ink-2">no open disagreement</span>
          ) : (
            <>
              <ItemsLink {...items} filter={{ label: "unresolved" }}>
                {progress.unresolved} {progress.unresolved === 1 ? "item" : "items"}
              </ItemsLink>{" "}
              with open disagreements, in no share until settled
            </>
          )}
        </dd>
        <dt className="text-ink-3">unsure</dt>
        <dd>
          {unsure === 0 ? (
            <span className="text-ink-2">none</span>
          ) : (
            <>
              <ItemsLink {...items} filter={{ label: "unsure" }}>
                {unsure} {unsure === 1 ? "item" : "items"}
              </ItemsLink>
              , in no share; taken all as right the audited rate is {share(bounds.as_right)}, all as wrong{" "}
              {share(bounds.as_wrong)}
            </>
          )}
        </dd>
      </dl>
    </Section>
  );
}

function share(value: number | null): string {
  return value === null ? "not known" : percent(value, 1);
}
