import type { ErrorCode } from "../claimcheck-error.ts";

/** Header names are lower case; values as the browser sent them. */
export type RequestCheck = {
  readonly method: string;
  /** Path and query as they came. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Host names that may be asked for; null: any (the server was told to listen to the network). */
  readonly allowedHosts: readonly string[] | null;
};

export type Refusal = { readonly status: number; readonly code: ErrorCode; readonly message: string };

const METHODS = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]);
const READS = new Set(["GET", "HEAD", "OPTIONS"]);
export const LOOPBACK_HOSTS: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Keeps other sites out of a server that has no log-in: a foreign Host name (DNS rebinding) is refused on a loopback
 * server, and a write that a browser sends on behalf of another site is refused everywhere. Programs send neither
 * `Origin` nor `Sec-Fetch-Site` and pass. Refused as well is what the pages' router would break on. Null: it may
 * come in.
 */
export function checkRequest({ method, url, headers, allowedHosts }: RequestCheck): Refusal | null {
  const host = one(headers.host) ?? "";
  const name = host.replace(/:\d+$/, "").toLowerCase();
  if (allowedHosts && !allowedHosts.includes(name)) {
    return forbidden(
      `This server answers to ${allowedHosts.join(", ")}, not to "${name}". To serve under another name set CLAIMCHECK_HOSTS.`,
    );
  }
  if (!METHODS.has(method)) {
    return { status: 405, code: "usage", message: `The method ${method} is not understood here.` };
  }
  if (!isDecodable(url)) {
    return {
      status: 400,
      code: "usage",
      message: "The address holds a % that begins no character of UTF-8.",
    };
  }
  if (READS.has(method)) return null;
  const site = one(headers["sec-fetch-site"]);
  if (site && site !== "same-origin" && site !== "none")
    return forbidden("Writes from other sites are refused.");
  const origin = one(headers.origin);
  if (origin !== undefined && !sameHost(origin, host))
    return forbidden("Writes from other sites are refused.");
  return null;
}

function forbidden(message: string): Refusal {
  return { status: 403, code: "forbidden", message };
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
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
