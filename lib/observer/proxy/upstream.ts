import { ClaimcheckError } from "../../claimcheck-error.ts";

/** Where a proxy sends what it gets. */
export type Upstream = {
  readonly secure: boolean;
  readonly hostname: string;
  readonly port: number;
  /** As in a Host header. */
  readonly host: string;
  /** What stands before every path; empty, or it begins with a slash and does not end with one. */
  readonly basePath: string;
  /** For requests that bring no credentials of their own; null where the address holds none. */
  readonly authorization: string | null;
};

/**
 * Reads the address of an upstream. Its messages never repeat the address: it may hold credentials.
 *
 * @throws ClaimcheckError `usage` where it is no address of a server.
 */
export function readUpstream(text: string): Upstream {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new ClaimcheckError(
      "usage",
      "The option --upstream needs an address that begins with http:// or https://, such as https://api.openai.com.",
    );
  }
  if (url.search !== "" || url.hash !== "") {
    throw new ClaimcheckError(
      "usage",
      "The address of --upstream may end with a path, not with a query or a fragment: those belong to each request.",
    );
  }
  const secure = url.protocol === "https:";
  const user = `${decoded(url.username)}:${decoded(url.password)}`;
  return {
    secure,
    hostname: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port === "" ? (secure ? 443 : 80) : Number(url.port),
    host: url.host,
    basePath: url.pathname.replace(/\/+$/, ""),
    authorization: user === ":" ? null : `Basic ${Buffer.from(user).toString("base64")}`,
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
