import { Button } from "@/components/ui/button";
import { NumberField } from "@/components/ui/number-field";
import type { DrawFields } from "./draw-text";
import { wholeOf } from "./whole-of";

type Props = DrawFields & {
  readonly failedUnits: number;
  readonly cleanUnits: number;
  readonly onSetSizes: (halfWidth: number) => void;
};

const MOST_REVIEWS = 20;

/** How many to draw, or how narrow the interval is to be. */
export function SizeFields({ text, set, failedUnits, cleanUnits, onSetSizes }: Props) {
  const points = Number(text.points);
  const reviews = wholeOf(text.reviews) ?? 1;
  return (
    <fieldset className="space-y-2">
      <legend className="mb-1 font-semibold">Sizes</legend>
      <div className="flex flex-wrap gap-4">
        <NumberField
          label="Failed"
          value={text.failed}
          onChange={set("failed")}
          min={0}
          hint={ofAll(text.failed, failedUnits)}
        />
        <NumberField
          label="Clean"
          value={text.clean}
          onChange={set("clean")}
          min={0}
          hint={ofAll(text.clean, cleanUnits)}
        />
        <NumberField
          label="Reviewers an item"
          value={text.reviews}
          onChange={set("reviews")}
          min={1}
          max={MOST_REVIEWS}
          hint={reviews > 1 ? "blind to each other" : "2 to learn how they agree"}
        />
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <NumberField
          label="Or as many as it takes for ±"
          value={text.points}
          onChange={set("points")}
          min={0.1}
          step="any"
          unit="points"
        />
        <Button disabled={!(points > 0)} onClick={() => onSetSizes(points / 100)}>
          Set sizes
        </Button>
      </div>
    </fieldset>
  );
}

/** More than there are is no mistake: all of them are drawn. */
function ofAll(wanted: string, all: number) {
  if ((wholeOf(wanted) ?? 0) <= all) return `of ${all.toLocaleString("en")}`;
  return <span className="text-warn">all {all.toLocaleString("en")}: there are no more</span>;
}
