import { Literal } from "@/components/ui/literal";
import type { SampleRow } from "@/lib/queries/samples/sample-row";
import { LabelledProgress } from "./labelled-progress";
import { StratumName } from "./stratum-name";

type Props = { readonly sample: SampleRow; readonly most?: number };

/** How far a sample is labelled, by stratum and by reviewer; strata of which nothing was drawn are left out. */
export function ProgressLines({ sample, most = 4 }: Props) {
  const drawn = sample.strata.filter(({ size }) => size > 0);
  const { items, reviewers } = sample.progress;
  return (
    <div className="space-y-1">
      {drawn.slice(0, most).map(({ seq, stratum, labelled, size }) => (
        <LabelledProgress
          key={seq}
          label={`${stratum}: labelled`}
          name={<StratumName stratum={stratum} />}
          labelled={labelled}
          of={size}
        />
      ))}
      {drawn.length > most && <p className="text-xs text-ink-3">and {drawn.length - most} more strata</p>}
      {reviewers.slice(0, most).map(({ reviewer, labelled }) => (
        <LabelledProgress
          key={reviewer}
          label={`${reviewer}: labels`}
          name={
            <>
              <span className="text-ink-3">by </span>
              <Literal className="font-sans">{reviewer}</Literal>
            </>
          }
          labelled={labelled}
          of={items}
        />
      ))}
      {reviewers.length > most && (
        <p className="text-xs text-ink-3">and {reviewers.length - most} more reviewers</p>
      )}
    </div>
  );
}
