/**
 * The time zone that a cookie names (URI-encoded); UTC where it names none that `Intl` knows.
 *
 * @example readTimeZone("Europe%2FBerlin") // "Europe/Berlin"
 */
export function readTimeZone(cookie: string | undefined): string {
  try {
    const zone = decodeURIComponent(cookie ?? "UTC");
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return zone;
  } catch {
    return "UTC";
  }
}
