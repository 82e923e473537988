/** Next hands path segments to pages still encoded, to route handlers decoded; a broken escape is taken as it stands. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
