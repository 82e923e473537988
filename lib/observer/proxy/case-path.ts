import type { Naming } from "../naming/naming.ts";
import { readNaming } from "../naming/read-naming.ts";

/** Paths that begin so are for the proxy itself. */
const PREFIX = /^\/_claimcheck\/case\/([^/?#]+)(?:\/trial\/([^/?#]+))?(\/[^?#]*)?([?#].*)?$/s;

/**
 * A path that names its case, `/_claimcheck/case/ID[/trial/N]/…`, and what stands behind it; null for any other path.
 *
 * @example readCasePath("/_claimcheck/case/a%2Fb/trial/2/v1/messages") // { naming: { caseId: "a/b", trial: 2 }, rest: "/v1/messages" }
 */
export function readCasePath(
  path: string,
): { readonly naming: Naming; readonly rest: string } | { readonly problem: string } | null {
  const found = PREFIX.exec(path);
  if (found === null) return null;
  const [, id = "", trial, rest = "", query = ""] = found;
  let caseId: string;
  try {
    caseId = decodeURIComponent(id);
  } catch {
    return { problem: "The id of the case in the path holds a % that begins no character of UTF-8." };
  }
  const naming = readNaming({ caseId, trial });
  return "problem" in naming ? naming : { naming, rest: rest + query };
}
