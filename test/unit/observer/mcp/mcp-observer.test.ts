import { describe, expect, it } from "vitest";
import { McpObserver } from "../../../../lib/observer/mcp/mcp-observer.ts";
import { Recorder } from "../../../../lib/observer/recorder.ts";

type Call = {
  readonly name: string;
  readonly arguments_raw?: string;
  readonly result?: unknown;
  readonly error?: unknown;
};

/** Sends lines, `>` from the client and `<` from the server, and gives the lines that were recorded. */
async function observe(...said: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  const output = { write: async (line: string) => void lines.push(line), close: async () => undefined };
  const recorder = new Recorder({ output });
  const caseOf = () => ({ runId: "r", caseId: "c", trial: 0 });
  const observer = new McpObserver({ recorder, caseOf, tell: () => undefined });
  for (const line of said) {
    if (line.startsWith(">")) observer.fromClient(line.slice(1));
    else observer.fromServer(line.slice(1));
  }
  observer.end();
  await recorder.close();
  return lines;
}

async function callsOf(...said: readonly string[]): Promise<readonly Call[]> {
  const record = (await observe(...said)).find((line) => line.includes('"kind":"record"'));
  return record === undefined ? [] : (JSON.parse(record) as { tool_calls: Call[] }).tool_calls;
}

const call = (id: string, name: string, args = "{}") =>
  `>{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"${name}","arguments":${args}}}`;
const answer = (id: string, result: string) => `<{"jsonrpc":"2.0","id":${id},"result":${result}}`;

describe("McpObserver", () => {
  it("keeps arguments as they were written, and calls in the order of the requests", async () => {
    const args = '{ "n": 1.50, "big": 12345678901234567890, "n": 2e0 }';
    const calls = await callsOf(
      call("1", "a", args),
      call("2", "b"),
      answer("2", '{"x":2}'),
      answer("1", '{"x":1}'),
    );
    expect(calls).toMatchObject([
      { name: "a", arguments_raw: args, result: { x: 1 } },
      { name: "b", result: { x: 2 } },
    ]);
  });

  it("tells ids apart by type, and answers from requests of the server", async () => {
    const calls = await callsOf(
      call("1", "number"),
      call('"1"', "string"),
      '<{"jsonrpc":"2.0","id":1,"method":"sampling/createMessage","params":{}}',
      '>{"jsonrpc":"2.0","id":1,"result":{"of":"the client"}}',
      answer('"1"', '{"of":"string"}'),
      '<{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"no"}}',
    );
    expect(calls).toMatchObject([
      { name: "number", error: { code: -32602, message: "no" } },
      { name: "string", result: { of: "string" } },
    ]);
  });

  it("reads batches", async () => {
    const both = `>[${call("1", "a").slice(1)}, ${call("2", "b").slice(1)}]`;
    const answers = `<[ ${answer("2", "2").slice(1)} ,${answer("1", "1").slice(1)}]`;
    expect(await callsOf(both, answers)).toMatchObject([
      { name: "a", result: 1 },
      { name: "b", result: 2 },
    ]);
  });

  it("keeps what a handler gave after its call was cancelled, and says so where it gave nothing", async () => {
    const cancel = (id: string) =>
      `>{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":${id},"reason":"late"}}`;
    const calls = await callsOf(
      call("1", "a"),
      cancel("1"),
      answer("1", '{"done":true}'),
      call("2", "b"),
      cancel("2"),
    );
    expect(calls).toMatchObject([
      { name: "a", result: { done: true } },
      { name: "b", error: { message: "cancelled by the client", reason: "late" } },
    ]);
  });

  it("counts an answer that says isError as an error", async () => {
    const result = '{"content":[],"isError":true}';
    expect(await callsOf(call("1", "a"), answer("1", result))).toMatchObject([{ error: JSON.parse(result) }]);
  });

  it("takes tools from every page of the list, schemas as they were written", async () => {
    const list = (id: number, cursor = "{}") =>
      `>{"jsonrpc":"2.0","id":${id},"method":"tools/list","params":${cursor}}`;
    const lines = await observe(
      list(1),
      answer(
        "1",
        '{"tools":[{"name":"a","description":"A","inputSchema":{"type":"object", "minProperties":1.0}}],"nextCursor":"2"}',
      ),
      list(2, '{"cursor":"2"}'),
      answer("2", '{"tools":[{"name":"b","annotations":{"readOnlyHint":true}}, 5, {"name":7}]}'),
      answer("3", '{"tools":[{"name":"never asked for"}]}'),
    );
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('"input_schema":{"type":"object", "minProperties":1.0}');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { kind: "tool", name: "a", description: "A", found: true },
      { kind: "tool", name: "b", annotations: { readOnlyHint: true } },
    ]);
  });

  it("passes over what is no JSON-RPC", async () => {
    expect(
      await observe(">not json", "<[1,null]", ">5", '<{"id":1}', '>{"id":1,"method":"tools/call"}'),
    ).toEqual([]);
  });
});
