import { reviewerName } from "./reviewer-name.ts";

/**
 * The reviewer's name from its cookie's value; null where there is none, or none that can be read.
 *
 * @example readReviewer("Mira%20K.") // "Mira K."
 */
export function readReviewer(cookie: string | undefined): string | null {
  if (cookie === undefined) return null;
  try {
    return reviewerName(decodeURIComponent(cookie));
  } catch {
    return null;
  }
}
