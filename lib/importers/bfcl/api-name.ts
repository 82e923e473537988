/**
 * A tool's name as APIs without dots in names get it.
 *
 * @example apiName("spotify.play") // "spotify_play"
 */
export function apiName(name: string): string {
  return name.replaceAll(".", "_");
}
