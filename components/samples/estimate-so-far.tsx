import { Badge } from "@/components/ui/badge";
import { intervalText } from "@/components/ui/interval-text";
import { percent } from "@/components/ui/percent";
import { getEstimate } from "@/lib/queries/samples/get-estimate";
import type { SampleRow } from "@/lib/queries/samples/sample-row";

type Props = { readonly suiteId: number; readonly sample: SampleRow };

/** The audited rate that a sample's labels give now, beside the measured one; read on its own. */
export async function EstimateSoFar({ suiteId, sample }: Props) {
  const { audited, reason, measured } = await getEstimate(suiteId, sample);
  const graded = measured.failing + measured.clean;
  return (
    <div className="min-h-9">
      {audited === null ? (
        <p className="text-xs text-ink-2">
          {sample.progress.reviewers.length === 0 ? "no label yet" : reason}
        </p>
      ) : (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-xs text-ink-3 lg:sr-only">audited so far</span>
          <span className="text-base font-semibold">{percent(audited.rate, 1)}</span>
          <span className="text-ink-2">
            [{intervalText(audited)}]<span className="text-xs text-ink-3 lg:sr-only"> 95 % interval</span>
          </span>
          {audited.scope === "failures_only" && (
            <Badge tone="outline" title={reason ?? undefined}>
              failures only
            </Badge>
          )}
        </p>
      )}
      <p className="text-xs text-ink-3">
        measured {percent(measured.failing, graded)}, {measured.failing.toLocaleString("en")} of{" "}
        {graded.toLocaleString("en")}
      </p>
    </div>
  );
}
