import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { ClaimcheckError } from "../../claimcheck-error.ts";
import type { Naming } from "../naming/naming.ts";
import { detectApi } from "../wire/detect-api.ts";
import type { WireApi } from "../wire/wire-api.ts";
import { answerMarker } from "./answer-marker.ts";
import type { CaseDesk } from "./case-desk.ts";
import { errorAnswer } from "./error-answer.ts";
import type { ExchangeWatch } from "./exchange-watch.ts";
import { forward } from "./forward.ts";
import { guardedWatch } from "./guarded-watch.ts";
import { nameRequest } from "./name-request.ts";
import type { Observation } from "./observation.ts";
import { observeExchange } from "./observe-exchange.ts";
import { tunnel } from "./tunnel.ts";
import type { Upstream } from "./upstream.ts";
import { MAX_HEADER_BYTES, UpstreamClient } from "./upstream-client.ts";
import { withoutUpgrade } from "./without-upgrade.ts";

/** Clients keep connections for long; one that is closed just as they use it again costs them a failure. */
const KEEP_ALIVE_MS = 120_000;
const UNSEEN: ExchangeWatch = {
  requestBytes: null,
  requestEnd: () => undefined,
  answerBegin: () => null,
  over: () => undefined,
};

type Options = {
  readonly upstream: Upstream;
  readonly host: string;
  readonly port: number;
  /** Only this machine can reach `host`. */
  readonly loopback: boolean;
  readonly desk: CaseDesk;
  readonly observation: Observation;
};

/** Passes HTTP on to one upstream and records the tool calls in what passes. */
export class ObservingProxy {
  readonly #options: Options;
  readonly #client: UpstreamClient;
  readonly #server: Server;
  readonly #tunnels = new Set<() => void>();
  #running = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#client = new UpstreamClient(options.upstream);
    this.#server = createServer({
      keepAlive: true,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
      noDelay: true,
      requestTimeout: 0,
      requireHostHeader: false,
    });
    this.#server.maxHeadersCount = 0;
    const take = (request: IncomingMessage, response: ServerResponse) => this.#take(request, response);
    this.#server.on("request", take);
    // The upstream decides whether it wants the body; its 100 is passed on.
    this.#server.on("checkContinue", take);
    this.#server.on("checkExpectation", take);
    this.#server.on("upgrade", (request, socket, head) => this.#upgrade(request, socket, head));
    this.#server.on("connect", (_request, socket) => {
      socket.on("error", () => undefined);
      socket.end("HTTP/1.1 405 Method Not Allowed\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
    });
  }

  /** Listens; resolves to the port. */
  listen(): Promise<number> {
    const { host, port } = this.#options;
    return new Promise((resolve, reject) => {
      this.#server.once("error", (cause: NodeJS.ErrnoException) => {
        const why =
          cause.code === "EADDRINUSE"
            ? `Port ${port} on ${host} is taken by another program.`
            : cause.message;
        reject(new ClaimcheckError("busy", `${why} Choose another by --port.`, { cause }));
      });
      this.#server.listen(port, host, () => {
        const address = this.#server.address();
        resolve(typeof address === "object" && address ? address.port : port);
      });
    });
  }

  /** Takes nothing new and lets what is under way end, for so long. */
  async close(graceMs: number): Promise<void> {
    this.#server.close();
    this.#server.closeIdleConnections();
    const until = Date.now() + graceMs;
    while (this.#running > 0 && Date.now() < until) await wait(20);
    for (const close of this.#tunnels) close();
    this.#server.closeAllConnections();
    this.#client.close();
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    const { desk, observation, loopback, upstream } = this.#options;
    const url = request.url ?? "/";
    if (!url.startsWith("/") && url !== "*") {
      request.resume();
      const message = "This is no proxy for any address: give its own address to the agent as base URL.";
      errorAnswer(response, 400, "usage", message);
      return;
    }
    const named = nameRequest(request);
    if ("problem" in named) {
      request.resume();
      errorAnswer(response, 400, "usage", named.problem);
      return;
    }
    if (named.path === url && url.startsWith("/_claimcheck/")) {
      void answerMarker(request, response, { desk, totals: observation.totals, loopback }).catch((error) => {
        if (!response.headersSent) errorAnswer(response, 500, "unreadable", (error as Error).message);
      });
      return;
    }
    const path = url === "*" ? url : upstream.basePath + named.path || "/";
    const api = detectApi(request.method ?? "GET", path);
    let watch = UNSEEN;
    if (api === null) observation.totals.others++;
    else watch = this.#watch(request, api, named.naming);
    this.#running++;
    response.on("close", () => this.#running--);
    forward(request, response, this.#client, path, watch);
  }

  #watch(request: IncomingMessage, api: WireApi, naming: Naming): ExchangeWatch {
    const { desk, observation } = this.#options;
    const open = desk.caseOf(naming);
    return guardedWatch(observeExchange(request, api, open, observation), (error) =>
      observation.totals.unread(open.at, `an exchange: ${error instanceof Error ? error.message : error}`),
    );
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // HTTP/2 would pass unseen; a server may always go on in HTTP/1.1.
    if (!/^websocket$/i.test(request.headers.upgrade ?? "")) {
      socket.unshift(Buffer.concat([withoutUpgrade(request), head]));
      this.#server.emit("connection", socket);
      return;
    }
    const named = nameRequest(request);
    const path = "path" in named ? this.#options.upstream.basePath + named.path : "/";
    const close = tunnel(request, socket, head, this.#client, path);
    this.#tunnels.add(close);
    socket.on("close", () => this.#tunnels.delete(close));
  }
}
