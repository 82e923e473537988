import { Literal } from "@/components/ui/literal";
import type { SampleRow, SampleStratumRow } from "@/lib/queries/samples/sample-row";
import { LabelledProgress } from "./labelled-progress";
import { StratumName } from "./stratum-name";

type Props = {
  readonly sample: SampleRow;
  /** Failed strata as one line; where they are apart, the page has room for each. */
  readonly together?: boolean;
};

const MOST_REVIEWERS = 4;

/** How far a sample is labelled, by stratum and by reviewer; strata of which nothing was drawn are left out. */
export function ProgressLines({ sample, together = false }: Props) {
  const drawn = sample.strata.filter(({ size }) => size > 0);
  const failed = drawn.filter(({ verdict }) => verdict === "fail");
  const joined = together && failed.length > 1;
  const { items, reviewers } = sample.progress;
  const shown = together ? reviewers.slice(0, MOST_REVIEWERS) : reviewers;
  return (
    <div className="text-xs">
      <ul className="grid grid-cols-[fit-content(65%)_minmax(2rem,1fr)_max-content] gap-x-3 gap-y-1">
        {joined && (
          <LabelledProgress
            label="failed: labelled"
            name={
              <>
                failed <span className="text-ink-3">in {failed.length} strata</span>
              </>
            }
            labelled={failed.reduce((sum, { labelled }) => sum + labelled, 0)}
            of={failed.reduce((sum, { size }) => sum + size, 0)}
          />
        )}
        {drawn
          .filter(({ verdict }) => !joined || verdict === "pass")
          .map((one) => (
            <Stratum key={one.seq} {...one} />
          ))}
        {shown.map(({ reviewer, labelled }) => (
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
      </ul>
      {reviewers.length > shown.length && (
        <p className="mt-1 text-ink-3">
          and {reviewers.length - shown.length} more{" "}
          {reviewers.length - shown.length === 1 ? "reviewer" : "reviewers"}
        </p>
      )}
    </div>
  );
}

function Stratum({ stratum, labelled, size }: SampleStratumRow) {
  return (
    <LabelledProgress
      label={`${stratum}: labelled`}
      name={<StratumName stratum={stratum} />}
      labelled={labelled}
      of={size}
    />
  );
}
