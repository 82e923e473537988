/** Of one connection alone (RFC 9110, 7.6.1). `Transfer-Encoding` is one too, but says how the body is framed. */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "transfer-encoding",
  "upgrade",
]);
/** Whatever `Connection` says, these concern the message (and not passing them on would change what it means). */
const NEVER_NAMED: ReadonlySet<string> = new Set(["content-length", "content-type", "host", "authorization"]);

/**
 * The headers of a message that are meant for whoever is at the other end: names and values in turns, in their order,
 * case and number, as in `rawHeaders`.
 *
 * @example endToEndHeaders(["Host", "a", "Connection", "X-Hop", "X-Hop", "1"]) // ["Host", "a"]
 */
export function endToEndHeaders(raw: readonly string[]): string[] {
  const named = new Set<string>();
  for (let at = 0; at < raw.length; at += 2) {
    if (raw[at]?.toLowerCase() !== "connection") continue;
    for (const name of (raw[at + 1] ?? "").split(",")) named.add(name.trim().toLowerCase());
  }
  const kept: string[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? "";
    const lower = name.toLowerCase();
    if (HOP_BY_HOP.has(lower) || (named.has(lower) && !NEVER_NAMED.has(lower))) continue;
    kept.push(name, raw[at + 1] ?? "");
  }
  return kept;
}
