import { ClaimcheckError } from "../../claimcheck-error.ts";
import { CALL_SOURCES } from "../../grading/call-sources.ts";
import type { CallSource } from "../../grading/model.ts";
import { closestName } from "../../importers/closest-name.ts";

/** The source of that name. Throws `usage`, naming the nearest, where there is none. */
export function sourceNamed(name: string): CallSource {
  const source = CALL_SOURCES.find((one) => one === name);
  if (source !== undefined) return source;
  const closest = closestName(name, CALL_SOURCES);
  const hint = closest === null ? "" : ` Did you mean ${closest}?`;
  throw new ClaimcheckError(
    "usage",
    `There is no source "${name}": known are ${CALL_SOURCES.join(", ")}.${hint}`,
  );
}
