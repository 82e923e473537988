import { idPath } from "../id-path.ts";
import { suiteSegment } from "../suite-segment.ts";
import { toStoredText } from "../to-stored-text.ts";

type Params = Readonly<Record<string, string | number | null>>;

/** The address of a case's patch or preview, for programs and the page itself; null parameters are left out. */
export function caseApiPath(
  suite: string,
  caseId: string,
  what: "patch" | "preview",
  params: Params,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== null) query.set(name, name === "record" ? toStoredText(String(value)) : String(value));
  }
  return `/api/suites/${suiteSegment(suite)}/cases/${idPath(caseId)}/${what}?${query}`;
}
