import { suiteSegment } from "@/lib/queries/suite-segment";

/** The address of the page on recording, at one section where named; `suite`: whose name the commands carry. */
export function observeHref(suite: string | null = null, anchor?: string): string {
  const query = suite === null ? "" : `?suite=${suiteSegment(suite)}`;
  return `/observe${query}${anchor === undefined ? "" : `#${anchor}`}`;
}
