/** Why a request is refused, or null. Header names are lower case; values as the browser sent them. */
export type RequestCheck = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Host names that may be asked for; null: any (the server was told to listen to the network). */
  readonly allowedHosts: readonly string[] | null;
};

const READS = new Set(["GET", "HEAD", "OPTIONS"]);
export const LOOPBACK_HOSTS: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Keeps other sites out of a server that has no log-in: a foreign Host name (DNS rebinding) is refused on a loopback
 * server, and a write that a browser sends on behalf of another site is refused everywhere. Programs send neither
 * `Origin` nor `Sec-Fetch-Site` and pass.
 */
export function checkRequest({ method, headers, allowedHosts }: RequestCheck): string | null {
  const host = one(headers.host) ?? "";
  const name = host.replace(/:\d+$/, "").toLowerCase();
  if (allowedHosts && !allowedHosts.includes(name)) {
    return `This server answers to ${allowedHosts.join(", ")}, not to "${name}". To serve under another name set CLAIMCHECK_HOSTS.`;
  }
  if (READS.has(method)) return null;
  const site = one(headers["sec-fetch-site"]);
  if (site && site !== "same-origin" && site !== "none") return "Writes from other sites are refused.";
  const origin = one(headers.origin);
  if (origin !== undefined && !sameHost(origin, host)) return "Writes from other sites are refused.";
  return null;
}

function sameHost(origin: string, host: string): boolean {
  try {
    return new URL(origin).host === host.toLowerCase();
  } catch {
    return false;
  }
}

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
