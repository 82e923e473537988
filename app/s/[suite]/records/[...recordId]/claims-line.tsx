import { ClaimStrip } from "@/components/ui/claim-strip";
import { CLAIMS, type Claim } from "@/lib/grading/claims";
import type { GradeResult } from "@/lib/grading/result";
import type { ShownRecord } from "./shown-record";

type Props = { readonly shown: ShownRecord; readonly result: GradeResult };

/** Claims that every case makes; the others are not missed where nobody asked for them. */
const ALWAYS: ReadonlySet<Claim> = new Set(["count", "name", "value", "type", "extra"]);

/** The claims as a strip, and why those that were not checked were not. */
export function ClaimsLine({ shown, result }: Props) {
  const statuses = Object.fromEntries(CLAIMS.map((claim) => [claim, result.claims[claim].status])) as Record<
    Claim,
    "pass" | "fail" | "not_checked"
  >;
  const reasons = CLAIMS.flatMap((claim) => {
    const { reason } = result.claims[claim];
    return reason === null ? [] : [{ claim, reason }];
  });
  const groups = new Map<string, Claim[]>();
  for (const { claim, reason } of reasons) {
    if (!ALWAYS.has(claim)) continue;
    groups.set(reason, [...(groups.get(reason) ?? []), claim]);
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-xs text-ink-3">{shown.scope.instrument.level}</span>
      <ClaimStrip
        claims={statuses}
        reasons={Object.fromEntries(reasons.map(({ claim, reason }) => [claim, reason]))}
      />
      {[...groups].map(([reason, members]) => (
        <span key={reason} className="text-xs text-ink-3">
          {members.join(", ")} not checked: {reason}
        </span>
      ))}
    </div>
  );
}
