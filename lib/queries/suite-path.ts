import { encodeStoredText } from "../json/encode-stored-text.ts";

/** The address of a suite's Overview. Takes any name: halves of surrogate pairs travel as stored text. */
export function suitePath(suite: string): string {
  return `/s/${encodeURIComponent(encodeStoredText(suite))}`;
}
