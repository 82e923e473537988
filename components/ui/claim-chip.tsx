import { CLAIM_LETTER, type Claim } from "@/lib/grading/claims";
import { claimColor } from "./claim-color";

type Props = {
  readonly claim: Claim;
  /** Also its name, not the letter alone. */
  readonly named?: boolean;
};

/** A claim's letter in its hue. */
export function ClaimChip({ claim, named = false }: Props) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span
        {...(named ? { "aria-hidden": true } : { role: "img", "aria-label": claim })}
        title={claim}
        className="inline-flex size-4 items-center justify-center rounded-sm border-[1.5px] font-mono text-2xs leading-none font-bold text-ink"
        style={{
          borderColor: claimColor(claim),
          background: `color-mix(in srgb, ${claimColor(claim)} 22%, transparent)`,
        }}
      >
        {CLAIM_LETTER[claim]}
      </span>
      {named && claim}
    </span>
  );
}
