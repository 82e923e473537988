import { CLAIM_LETTER, CLAIMS, type Claim } from "@/lib/grading/claims";
import { claimColor } from "./claim-color";
import { cn } from "./cn";

type Status = "pass" | "fail" | "not_checked";

type Props = {
  readonly claims: Readonly<Record<Claim, Status>>;
  /** Why a claim was not checked, by claim. */
  readonly reasons?: Readonly<Partial<Record<Claim, string>>>;
};

const MARK: Readonly<Record<Status, string>> = { pass: "✓", fail: "✗", not_checked: "–" };
const SAID: Readonly<Record<Status, string>> = { pass: "pass", fail: "fail", not_checked: "not checked" };
const ALWAYS: readonly Claim[] = ["count", "name", "value", "type", "extra"];

/** The five claims in their order, and the three others where they were checked: C✓ N✓ V✗ T✗ E✓. */
export function ClaimStrip({ claims, reasons = {} }: Props) {
  const shown = CLAIMS.filter((claim) => ALWAYS.includes(claim) || claims[claim] !== "not_checked");
  return (
    <ul aria-label="claims" className="inline-flex gap-0.5">
      {shown.map((claim) => {
        const status = claims[claim];
        const said = `${claim}: ${SAID[status]}${reasons[claim] ? ` (${reasons[claim]})` : ""}`;
        return (
          <li
            key={claim}
            title={said}
            className={cn(
              "inline-flex h-5 items-center gap-0.5 rounded-sm border px-1 font-mono text-2xs leading-none",
              status === "fail" ? "font-bold text-ink" : "border-line text-ink-3",
            )}
            style={
              status === "fail"
                ? {
                    borderColor: claimColor(claim),
                    background: `color-mix(in srgb, ${claimColor(claim)} 22%, transparent)`,
                  }
                : undefined
            }
          >
            <span aria-hidden>
              {CLAIM_LETTER[claim]}
              {MARK[status]}
            </span>
            <span className="sr-only">{said}</span>
          </li>
        );
      })}
    </ul>
  );
}
