import { connect } from "node:net";

/** Sends bytes over a connection of their own; gives all that came back until it was closed or `until` was in it. */
export function rawExchange(port: number, sent: string, until?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let got = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(sent, "latin1"));
    socket.setEncoding("latin1").on("data", (text: string) => {
      got += text;
      if (until !== undefined && got.includes(until)) socket.destroy();
    });
    socket.on("close", () => resolve(got)).on("error", reject);
  });
}
