import type { Difference } from "../stats/newcombe-difference.ts";

/** A difference of failure rates in words; `clear`: its interval leaves out "no change". */
export type DifferenceWords = {
  /** What run B does, as against run A: `fails 3.1 points more`. */
  readonly says: string;
  /** `95 %: −0.4 to +6.6` */
  readonly interval: string;
  readonly clear: boolean;
};

/**
 * Says by how much run B fails more or less than run A, in percentage points with one decimal.
 * `difference` is B − A.
 *
 * @example
 * differenceWords({ difference: 0.031, low: -0.004, high: 0.066 })
 * // { says: "fails 3.1 points more", interval: "95 %: −0.4 to +6.6", clear: false }
 */
export function differenceWords({ difference, low, high }: Difference): DifferenceWords {
  const points = Math.abs(100 * difference).toFixed(1);
  const says =
    difference === 0
      ? "fails as often"
      : `fails ${points === "0.0" ? "less than 0.1" : points} points ${difference > 0 ? "more" : "less"}`;
  return { says, interval: `95 %: ${signed(low)} to ${signed(high)}`, clear: low > 0 || high < 0 };
}

function signed(share: number): string {
  const text = Math.abs(100 * share).toFixed(1);
  if (text === "0.0") return text;
  return `${share < 0 ? "−" : "+"}${text}`;
}
