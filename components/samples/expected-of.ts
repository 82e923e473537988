import type { Expected } from "@/lib/audit/expected";

/** What is to be expected, as typed; a share that can't be one is a half, the safest guess. */
export function expectedOf(
  wrongFailed: string,
  wrongClean: string,
  minutes: string,
  reviews: number | null,
): Expected {
  return {
    failed: shareOf(wrongFailed) ?? 0.5,
    clean: shareOf(wrongClean) ?? 0.5,
    secondsPerItem: Number(minutes) > 0 ? 60 * Number(minutes) : 0,
    reviewsPerItem: Math.max(1, reviews ?? 1),
  };
}

function shareOf(text: string): number | null {
  const value = Number(text) / 100;
  return text.trim() !== "" && value >= 0 && value <= 1 ? value : null;
}
