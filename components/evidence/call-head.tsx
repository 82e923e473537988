import { Badge } from "@/components/ui/badge";
import { ClaimChip } from "@/components/ui/claim-chip";
import { Literal } from "@/components/ui/literal";
import { CLAIMS } from "@/lib/grading/claims";
import type { SectionView } from "@/lib/queries/record/section-view";
import { duration } from "./duration";

const EFFECTS = {
  side_effecting: null,
  read_only: "read-only",
  undeclared: "effect undeclared",
  unregistered: "not registered",
} as const;

type Props = {
  readonly section: SectionView;
  /** Paired, and nothing differs. */
  readonly asExpected: boolean;
};

/** Which call it is, when, and what was found of it. */
export function CallHead({ section, asExpected }: Props) {
  const { call, callIndex, expectedIndex, expectedName, findings } = section;
  const claims = CLAIMS.filter((claim) => findings.some((finding) => finding.claim === claim));
  const effect = call === null ? null : EFFECTS[call.effect];
  return (
    <>
      <span className="text-xs text-ink-3">{callIndex === null ? "not made" : `call ${callIndex}`}</span>
      <h3 className="min-w-0 font-semibold">
        <Literal className="text-sm">{call?.name ?? expectedName ?? ""}</Literal>
      </h3>
      {call !== null && expectedName !== null && expectedName !== call.name && (
        <span className="text-ink-2">
          expected <Literal>{expectedName}</Literal>
        </span>
      )}
      {call?.effect === "side_effecting" && <Badge tone="accent">side effect</Badge>}
      {effect !== null && <Badge tone={call?.effect === "read_only" ? "neutral" : "warn"}>{effect}</Badge>}
      {call?.dispatchedName != null && call.dispatchedName !== call.name && (
        <Badge tone="warn">
          dispatched as <Literal>{call.dispatchedName}</Literal>
        </Badge>
      )}
      {call !== null && call.source !== "provider" && <Badge>{call.source.replaceAll("_", " ")}</Badge>}
      {call?.providerParsed && (
        <Badge title="the provider hands over an object, not text: raw is its serialization">
          provider-parsed
        </Badge>
      )}
      {call?.idAmbiguous && <Badge title={`call id ${call.callId || "is empty"}`}>call id ambiguous</Badge>}
      {call !== null && expectedIndex === null && section.heldAgainstCase && (
        <span className="text-xs text-ink-3">nothing expected</span>
      )}
      {asExpected && <span className="text-xs text-pass">✓ as expected</span>}
      <span className="ml-auto inline-flex items-center gap-3 text-xs text-ink-3">
        {claims.length > 0 && (
          <span className="inline-flex items-center gap-1">
            {claims.map((claim) => (
              <ClaimChip key={claim} claim={claim} />
            ))}
            <span className="text-ink-2">
              {findings.length === 1 ? "1 finding" : `${findings.length.toLocaleString("en")} findings`}
            </span>
          </span>
        )}
        {call?.turn != null && <span>turn {call.turn}</span>}
        {call?.latencyMs != null && <span>{duration(call.latencyMs)}</span>}
      </span>
    </>
  );
}
