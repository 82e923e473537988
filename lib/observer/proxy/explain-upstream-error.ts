import type { Upstream } from "./upstream.ts";

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "its name is not known",
  EAI_AGAIN: "its name could not be looked up now",
  ETIMEDOUT: "it did not take the connection in time",
  EHOSTUNREACH: "there is no way to it from this machine",
  ENETUNREACH: "there is no way to it from this machine",
  ECONNRESET: "it closed the connection before it answered",
  EPIPE: "it closed the connection before it answered",
  EPROTO: "it does not speak TLS there; try http:// as --upstream",
};

/** Why no answer came, in words that hold neither path nor credentials. */
export function explainUpstreamError(error: NodeJS.ErrnoException, { host, secure }: Upstream): string {
  const code = error.code ?? "";
  const named = REASONS[code];
  if (named !== undefined) return `The upstream ${host} did not answer: ${named} (${code}).`;
  if (/CERT|SIGNATURE|ISSUER/.test(code) && secure) {
    return `The upstream ${host} showed a certificate that is not trusted (${code}). Name the file of its authority in NODE_EXTRA_CA_CERTS.`;
  }
  if (code.startsWith("HPE_")) return `The upstream ${host} did not answer in HTTP/1.1 (${code}).`;
  return `The upstream ${host} did not answer (${code || "unknown reason"}).`;
}
