import type { IncomingMessage, OutgoingMessage } from "node:http";

/** Has the trailers of one message follow the body of another; to be called before the body is piped. */
export function passTrailers(from: IncomingMessage, to: OutgoingMessage): void {
  from.on("end", () => {
    const { rawTrailers } = from;
    if (rawTrailers.length === 0) return;
    const pairs: [string, string][] = [];
    for (let at = 0; at < rawTrailers.length; at += 2) {
      pairs.push([rawTrailers[at] ?? "", rawTrailers[at + 1] ?? ""]);
    }
    to.addTrailers(pairs);
  });
}
