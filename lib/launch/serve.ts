import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isIP } from "node:net";
import next from "next";
import { ClaimcheckError } from "../claimcheck-error.ts";
import { openDatabase } from "../db/database.ts";
import { projectDir } from "../db/project-dir.ts";
import { checkRequest } from "../http/check-request.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { makeReady } from "./make-ready.ts";
import { type ServeOptions, serveOptions } from "./serve-options.ts";
import { holdServerLock } from "./server-lock.ts";

const say = (text: string) => process.stderr.write(`claimcheck: ${text}\n`);

/** Serves until a signal comes; closes what it opened, in reverse order. */
async function serve(options: ServeOptions): Promise<void> {
  const closing: (() => Promise<unknown>)[] = [];
  const stop = stopOnSignal(closing);
  const server = createServer();
  const port = await listen(server, options);
  closing.push(() => closeServer(server));
  const address = `http://${isIP(options.host) === 6 ? `[${options.host}]` : options.host}:${port}`;

  const database = await openDatabase();
  closing.push(() => database.close());
  if (database.embedded) {
    const release = await holdServerLock(address);
    closing.push(release);
  }
  process.env.CLAIMCHECK_PROJECT = projectDir();
  process.env.CLAIMCHECK_DATABASE_URL = database.url;

  const app = next({
    dev: options.development,
    dir: projectDir(),
    hostname: options.host,
    port,
    httpServer: server,
  });
  await app.prepare();
  closing.push(() => app.close());
  const handle = app.getRequestHandler();
  server.on("request", (request, response) => {
    if (guard(request, response, options)) void handle(request, response);
  });
  await makeReady({ demo: options.demo, say });
  if (stop.requested) return;
  process.stdout.write(`Claimcheck is ready at ${address}\n`);
  if (options.allowedHosts === null) {
    say(
      `warning: listening on ${options.host}: anyone who reaches this machine can read and change everything here; there is no log-in.`,
    );
  }
}

/** Refuses what must not come in, and gives every answer its policy; Next reads the nonce from the request's copy. */
function guard(request: IncomingMessage, response: ServerResponse, options: ServeOptions): boolean {
  const refused = checkRequest({
    method: request.method ?? "GET",
    headers: request.headers,
    allowedHosts: options.allowedHosts,
  });
  const headers = securityHeaders(randomBytes(16).toString("base64"), options.development);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (refused) {
    response.writeHead(403, { "content-type": "application/json" });
    response.end(JSON.stringify({ error: { code: "forbidden", message: refused } }));
    return false;
  }
  request.headers["content-security-policy"] = headers["content-security-policy"];
  request.headers["x-nonce"] = /'nonce-([^']+)'/.exec(headers["content-security-policy"] ?? "")?.[1] ?? "";
  return true;
}

function listen(server: Server, { host, port }: ServeOptions): Promise<number> {
  // A large upload over a slow line takes longer than Node's five minutes.
  server.requestTimeout = 0;
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} on ${host} is taken by another program (perhaps Claimcheck itself). Stop it, or choose another: PORT=${port + 1} npm start`,
        EACCES: `This user may not listen on port ${port}. Choose one above 1023: PORT=3000 npm start`,
        EADDRNOTAVAIL: `This machine has no address ${host}. HOST takes one of its own addresses, or 0.0.0.0 for all.`,
        ENOTFOUND: `The host name ${host} is not known. HOST takes an address of this machine.`,
      };
      reject(new ClaimcheckError("busy", reasons[error.code ?? ""] ?? error.message, { cause: error }));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    // An open page or upload must not hold up Ctrl-C for longer than this.
    setTimeout(() => server.closeAllConnections(), 2_000).unref();
  });
}

function stopOnSignal(closing: (() => Promise<unknown>)[]): { requested: boolean } {
  const state = { requested: false };
  const stop = async (code: number) => {
    if (state.requested) return;
    state.requested = true;
    setTimeout(() => process.exit(1), 30_000).unref();
    for (const close of closing.reverse()) await close().catch((error: Error) => say(error.message));
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));
  process.on("claimcheck:fail" as never, () => void stop(1));
  return state;
}

try {
  await serve(serveOptions(process.argv.slice(2), process.env));
} catch (error) {
  say(error instanceof ClaimcheckError ? error.message : ((error as Error).stack ?? String(error)));
  process.emit("claimcheck:fail" as never);
}
