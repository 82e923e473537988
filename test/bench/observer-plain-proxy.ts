// The least that a proxy can do: pipes requests to the address in its argument and answers back.
import http, { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const [upstream = ""] = process.argv.slice(2);
const { hostname, port } = new URL(upstream);
const agent = new http.Agent({ keepAlive: true });

const server = createServer((request, response) => {
  const { method, url: path, headers } = request;
  const asked = http.request({ hostname, port, agent, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  request.pipe(asked);
});
server.listen(0, "127.0.0.1", () =>
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
);
