import { suiteSegment } from "./suite-segment.ts";

/** The address of a suite's Overview. Takes any name. */
export function suitePath(suite: string): string {
  return `/s/${suiteSegment(suite)}`;
}
