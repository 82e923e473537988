/** The month that a handler takes a text for: in UTC, whatever offset it is written with. */
export function monthOf(given: unknown): string {
  return new Date(`${given}`).toISOString().slice(0, 7);
}
