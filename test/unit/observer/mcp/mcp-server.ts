// A real MCP server over stdio, for the tests of the relay.
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { z } from "zod";

const server = new McpServer({ name: "test", version: "1.0.0" }, { capabilities: { logging: {} } });
const text = (value: string) => ({ content: [{ type: "text" as const, text: value }] });

server.registerTool(
  "add",
  {
    description: "Adds two numbers",
    inputSchema: { a: z.number(), b: z.number() },
    annotations: { readOnlyHint: true },
  },
  async ({ a, b }) => text(String(a + b)),
);
server.registerTool("ping", { annotations: { readOnlyHint: false } }, async () => text("pong"));
server.registerTool("fail", { description: "Always fails" }, async () => {
  throw new Error("no luck");
});
server.registerTool(
  "slow",
  { inputSchema: { ms: z.number() } },
  async ({ ms }, { signal, sendNotification, _meta }) => {
    const token = _meta?.progressToken;
    if (token !== undefined) {
      await sendNotification({
        method: "notifications/progress",
        params: { progressToken: token, progress: 1, total: 2 },
      });
    }
    await server.server.sendLoggingMessage({ level: "info", data: `waits ${ms}` });
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener("abort", () => {
        clearTimeout(timer);
        resolve();
      });
    });
    return text(`waited ${ms}`);
  },
);
server.registerTool("env", {}, async () => text(process.env.TEST_VALUE ?? "none"));
server.registerTool("exit", { inputSchema: { code: z.number() } }, async ({ code }) => {
  process.exit(code);
});

await server.connect(new StdioServerTransport());
process.stderr.write("test server is up\n");
