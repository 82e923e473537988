import { REVIEWER_COOKIE } from "@/lib/review/reviewer-cookie";

const YEAR = 365 * 24 * 60 * 60;

/** Keeps the reviewer's name in this browser. */
export function keepReviewer(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that are still in use
  document.cookie = `${REVIEWER_COOKIE}=${encodeURIComponent(name)}; path=/; max-age=${YEAR}; samesite=lax`;
}
