import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isIP } from "node:net";
import next from "next";
import { ClaimcheckError } from "../claimcheck-error.ts";
import { processStop } from "../commands/process-stop.ts";
import { openDatabase } from "../db/database.ts";
import { projectDir } from "../db/project-dir.ts";
import { checkRequest } from "../http/check-request.ts";
import { removeStaleUploads } from "../http/remove-stale-uploads.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { makeReady } from "./make-ready.ts";
import { keepRegradeWorker } from "./regrade-worker.ts";
import { type ServeOptions, serveOptions } from "./serve-options.ts";
import { holdServerLock } from "./server-lock.ts";

const say = (text: string) => process.stderr.write(`claimcheck: ${text}\n`);

type Closing = (() => Promise<unknown>)[];

/** Serves from then on; leaves in `closing` how to close what it opened, in the order of opening. */
async function serve(options: ServeOptions, closing: Closing, stop: AbortSignal): Promise<void> {
  const server = createServer();
  const port = await listen(server, options);
  closing.push(() => closeServer(server));
  const address = `http://${isIP(options.host) === 6 ? `[${options.host}]` : options.host}:${port}`;

  if (stop.aborted) return;
  const database = await openDatabase();
  closing.push(() => database.close());
  if (database.embedded) {
    const release = await holdServerLock(address);
    closing.push(release);
  }
  await removeStaleUploads();
  process.env.CLAIMCHECK_PROJECT = projectDir();
  process.env.CLAIMCHECK_DATABASE_URL = database.url;

  if (stop.aborted) return;
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
  if (stop.aborted) return;
  await makeReady({ demo: options.demo, say, signal: stop });
  if (stop.aborted) return;
  closing.push(keepRegradeWorker(say));
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
    url: request.url ?? "/",
    headers: request.headers,
    allowedHosts: options.allowedHosts,
  });
  const headers = securityHeaders(randomBytes(16).toString("base64"), options.development);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (refused) {
    response.writeHead(refused.status, { "content-type": "application/json" });
    response.end(JSON.stringify({ error: { code: refused.code, message: refused.message } }));
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

/**
 * Ends the process with `code`. What is being opened is waited for: a Postgres that was started meanwhile would
 * otherwise go on without anyone.
 */
async function end(code: number, opening: Promise<unknown>, closing: Closing): Promise<void> {
  setTimeout(() => process.exit(1), 60_000).unref();
  await opening.catch(() => undefined);
  for (const close of closing.reverse()) await close().catch((error: Error) => say(error.message));
  process.exit(code);
}

const closing: Closing = [];
const stop = processStop();
const serving = Promise.resolve().then(() =>
  serve(serveOptions(process.argv.slice(2), process.env), closing, stop.signal),
);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    if (stop.signal.aborted) return;
    stop.abort();
    void end(0, serving, closing);
  });
}
await serving.catch((error: unknown) => {
  if (stop.signal.aborted) return;
  stop.abort();
  say(error instanceof ClaimcheckError ? error.message : ((error as Error).stack ?? String(error)));
  void end(1, serving, closing);
});
