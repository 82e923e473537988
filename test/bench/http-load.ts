import http from "node:http";

type Load = {
  readonly url: string;
  readonly body: string;
  readonly requests: number;
  readonly concurrency: number;
};

/** Requests of a load, over kept connections: milliseconds of each, ascending, and of all together. */
export async function httpLoad({ url, body, requests, concurrency }: Load) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: concurrency });
  const { hostname, port, pathname } = new URL(url);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const one = () =>
    new Promise<number>((resolve, reject) => {
      const begun = performance.now();
      http
        .request({ hostname, port, path: pathname, method: "POST", agent, headers }, (answer) => {
          answer.on("end", () => resolve(performance.now() - begun)).on("error", reject);
          answer.resume();
        })
        .on("error", reject)
        .end(body);
    });
  const times: number[] = [];
  let left = requests;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left-- > 0) times.push(await one());
    }),
  );
  const all = performance.now() - begun;
  agent.destroy();
  return { all, times: times.sort((a, b) => a - b) };
}
