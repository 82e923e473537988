import type { ClientRequest, IncomingMessage } from "node:http";

/** Beyond so many bytes each piece waits for what can be read first. */
const AT_ONCE = 64 * 1024;

/**
 * Sends a request's body on as it comes, at the pace at which it is taken. Returns how to stop: the rest is read and
 * forgotten, so that it doesn't hold up the client's connection.
 *
 * An upstream that refuses a large body answers, then closes. Node loses an answer that it has not read when a write
 * fails; so later pieces are written only after everything that came in was read.
 */
export function passRequestBody(from: IncomingMessage, to: ClientRequest): () => void {
  let passed = 0;
  let waiting = false;
  let ended = false;
  let stopped = false;
  const write = (bytes: Buffer) => {
    waiting = false;
    if (stopped) return;
    const taken = to.write(bytes);
    if (ended) to.end();
    else if (taken) from.resume();
    else to.once("drain", () => from.resume());
  };
  from.on("data", (bytes: Buffer) => {
    if (stopped) return;
    passed += bytes.length;
    if (passed <= AT_ONCE) {
      if (to.write(bytes)) return;
      from.pause();
      to.once("drain", () => from.resume());
      return;
    }
    from.pause();
    waiting = true;
    // Between the two lies a look at all connections.
    setImmediate(() => setImmediate(write, bytes));
  });
  from.on("end", () => {
    ended = true;
    if (!waiting && !stopped) to.end();
  });
  return () => {
    stopped = true;
    from.resume();
  };
}
