/** The address of a suite's Overview. */
export function suitePath(suite: string): string {
  return `/s/${encodeURIComponent(suite)}`;
}
