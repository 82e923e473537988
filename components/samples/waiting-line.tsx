import { ItemsLink } from "./items-link";
import type { PageSample } from "./page-sample";

type Props = Pick<PageSample, "scope" | "sample">;

/** How many items have fewer labels than wanted, and whether they count. */
export function WaitingLine({ scope, sample }: Props) {
  const { progress, reviewsPerItem, stopped } = sample;
  const { waiting } = progress;
  if (waiting === 0) return <span className="text-ink-2">none</span>;
  const text = `${waiting} ${waiting === 1 ? "item" : "items"}`;
  if (stopped !== null) {
    const few = reviewsPerItem === 2 ? "a single label" : `fewer than ${reviewsPerItem} labels`;
    return `${text} with ${few}, in the shares since labelling was stopped`;
  }
  return (
    <>
      <ItemsLink scope={scope} sample={sample} filter={{ label: "waiting" }}>
        {text}
      </ItemsLink>{" "}
      for {reviewsPerItem === 2 ? "a second label" : "more labels"}, in no share until then
    </>
  );
}
