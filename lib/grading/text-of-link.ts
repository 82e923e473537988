import { formatPath } from "../json/format-path.ts";
import type { PathLink } from "./path-link.ts";

/** Steps shown of a path; a hostile one is cut in the middle of nowhere rather than filling memory. */
const MAX_STEPS = 64;

/**
 * A path as text, `items[0].qty`; of a path deeper than 64 steps the first 64 and an ellipsis; null at the root.
 */
export function textOfLink(link: PathLink | null): string | null {
  if (link === null) return null;
  const steps: (string | number)[] = [];
  for (let at: PathLink | null = link; at !== null; at = at.outer) steps.push(at.step);
  steps.reverse();
  return steps.length <= MAX_STEPS ? formatPath(steps) : `${formatPath(steps.slice(0, MAX_STEPS))}…`;
}
