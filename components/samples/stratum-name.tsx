import { ClaimChip } from "@/components/ui/claim-chip";
import { Literal } from "@/components/ui/literal";
import { CLAIMS } from "@/lib/grading/claims";

/** `failed`, `clean`, or failed ones by their first claim or tool. */
export function StratumName({ stratum }: { readonly stratum: string }) {
  const at = stratum.indexOf(":");
  if (at < 0) return <>{stratum}</>;
  const part = stratum.slice(at + 1);
  const claim = CLAIMS.find((one) => one === part);
  return (
    <span className="[overflow-wrap:anywhere]">
      <span className="text-ink-3">{stratum.slice(0, at)}</span>{" "}
      {claim === undefined ? (
        <Literal className="max-sm:break-all">{part}</Literal>
      ) : (
        <ClaimChip claim={claim} named />
      )}
    </span>
  );
}
