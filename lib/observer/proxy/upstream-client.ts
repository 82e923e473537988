import http, { type ClientRequest, type IncomingMessage } from "node:http";
import https from "node:https";
import type { Upstream } from "./upstream.ts";

/** What a provider may send as the head of an answer; also what this proxy takes as the head of a request. */
export const MAX_HEADER_BYTES = 256 * 1024;
const FREE_CONNECTIONS = 256;
/** A server closes idle connections as it likes, many after 5 s; a request that meets that moment is lost. */
const IDLE_MS = 4000;

/** Opens requests to an upstream over connections that are kept for the next. */
export class UpstreamClient {
  readonly upstream: Upstream;
  readonly #agent: http.Agent;

  constructor(upstream: Upstream) {
    this.upstream = upstream;
    const options = { keepAlive: true, noDelay: true, maxFreeSockets: FREE_CONNECTIONS, timeout: IDLE_MS };
    this.#agent = upstream.secure ? new https.Agent(options) : new http.Agent(options);
  }

  /** `headers`: names and values in turns. `alone`: over a connection of its own, which is not kept. */
  open(request: IncomingMessage, path: string, headers: readonly string[], alone = false): ClientRequest {
    const { secure, hostname, port } = this.upstream;
    const opened = (secure ? https : http).request({
      method: request.method ?? "GET",
      path,
      headers,
      hostname,
      port,
      agent: alone ? false : this.#agent,
      maxHeaderSize: MAX_HEADER_BYTES,
      setHost: false,
    });
    opened.maxHeadersCount = 0;
    return opened;
  }

  close(): void {
    this.#agent.destroy();
  }
}
