import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type TestUpstream = {
  readonly url: string;
  readonly port: number;
  /** Connections that were ever opened to it. */
  connections(): number;
  close(): Promise<void>;
};

/** A real HTTP server in the test's process. */
export async function startUpstream(
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
  extend: (server: ReturnType<typeof createServer>) => void = () => undefined,
): Promise<TestUpstream> {
  const server = createServer(handle as RequestListener);
  let connections = 0;
  server.on("connection", () => connections++);
  extend(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
