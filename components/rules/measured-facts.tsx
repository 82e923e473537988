import type { MeasuredRule } from "@/lib/commands/rules/rule-suggestion";

type Props = {
  readonly measured: MeasuredRule;
  /** Findings on the parameter. */
  readonly of: number;
};

/** What a rule was measured to do, in one line; what speaks against it stands out. */
export function MeasuredFacts({ measured, of }: Props) {
  const { settled, records, labels, effects, collisions } = measured;
  const count = (value: number) => value.toLocaleString("en");
  return (
    <ul className="flex flex-wrap gap-x-3 text-xs text-ink-3">
      <li>
        settles {count(settled)} of {count(of)}
      </li>
      <li>
        {count(records)} {records === 1 ? "record" : "records"} would pass
      </li>
      <li>
        labels {count(labels.gained)} gained ·{" "}
        <span className={labels.contradicted > 0 ? "font-medium text-fail" : undefined}>
          {count(labels.contradicted)} contradicted
        </span>
      </li>
      {(effects.supported > 0 || effects.contradicted > 0) && (
        <li>
          effects {count(effects.supported)} agree ·{" "}
          <span className={effects.contradicted > 0 ? "font-medium text-fail" : undefined}>
            {count(effects.contradicted)} contradict
          </span>
        </li>
      )}
      <li className={collisions.merged > 0 ? "text-warn" : undefined}>
        {collisions.merged === 0
          ? `tells all ${count(collisions.literals)} expected values apart`
          : `no longer tells ${count(collisions.merged)} of ${count(collisions.literals)} expected values apart`}
      </li>
    </ul>
  );
}
