// A provider to hold proxies against: small JSON answers, or streams of 20 events where the path asks for them.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const EVENTS = 20;
const call = {
  id: "call_1",
  type: "function",
  function: { name: "transfer", arguments: '{"amount": 12.50}' },
};
const json = JSON.stringify({
  choices: [{ index: 0, message: { role: "assistant", tool_calls: [call] }, finish_reason: "tool_calls" }],
  usage: { prompt_tokens: 100, completion_tokens: 20 },
});
const event = (delta: object) => `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`;
const events = [
  event({ tool_calls: [{ index: 0, ...call, function: { name: "transfer", arguments: "" } }] }),
  ...Array.from({ length: EVENTS - 2 }, (_, at) =>
    event({
      tool_calls: [{ index: 0, function: { arguments: at === 0 ? "[0" : at < EVENTS - 3 ? `,${at}` : "]" } }],
    }),
  ),
  "data: [DONE]\n\n",
];

const server = createServer((request, response) => {
  request.resume().on("end", () => {
    if (!request.url?.startsWith("/stream")) {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(json);
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream" });
    let at = 0;
    const next = () => {
      response.write(events[at++]);
      if (at < events.length) setImmediate(next);
      else response.end();
    };
    next();
  });
});
server.listen(0, "127.0.0.1", () =>
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
);
