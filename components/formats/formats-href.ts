import { suiteSegment } from "@/lib/queries/suite-segment";

/** The address of the formats page, at one format or section where named; `suite`: whose name the commands carry. */
export function formatsHref(suite: string | null = null, anchor?: string): string {
  const query = suite === null ? "" : `?suite=${suiteSegment(suite)}`;
  return `/formats${query}${anchor === undefined ? "" : `#${anchor}`}`;
}
