import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { nativeImporter } from "../../../../lib/importers/native/importer.ts";
import { chatAnswer } from "./answers.ts";
import { startProxy } from "./start-proxy.ts";
import { startUpstream } from "./start-upstream.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A proxy before an upstream that gives these answers in turn. */
async function proxyOf(answers: readonly string[], options: Parameters<typeof startProxy>[1] = {}) {
  let next = 0;
  const upstream = await startUpstream((request, response) => {
    request.resume().on("end", () => response.end(answers[next++ % answers.length]));
  });
  closing.push(() => upstream.close());
  const proxy = await startProxy(upstream.url, options);
  closing.push(() => proxy.close());
  return proxy;
}

const CHAT = "/v1/chat/completions";

async function ask(base: string, body: unknown, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(base + CHAT, { method: "POST", body: JSON.stringify(body), headers });
  return response.text();
}

const call = (id: string, name: string, args: string) => ({
  role: "assistant",
  tool_calls: [{ id, type: "function", function: { name, arguments: args } }],
});
const result = (id: string, content: string) => ({ role: "tool", tool_call_id: id, content });

describe("what the proxy records", () => {
  it("is each call as it stood on the wire, its turn, and the result that the agent sent back", async () => {
    const proxy = await proxyOf([
      chatAnswer(["a", "find", '{ "n": 1.0 }'], ["b", "find", "not json"]),
      chatAnswer(["c", "pay", '{"amount": 1e3}']),
      JSON.stringify({ choices: [{ index: 0, message: { role: "assistant", content: "done" } }] }),
    ]);
    const tools = [{ type: "function", function: { name: "find", parameters: { type: "object" } } }];
    const first = { role: "user", content: "go" };
    const second = [call("a", "find", "{}"), result("b", "[2]"), result("a", "[1]")];
    const third = [call("c", "pay", "{}"), result("c", "ok")];
    await ask(proxy.url, { tools, messages: [first] });
    await ask(proxy.url, { tools, messages: [first, ...second] });
    await ask(proxy.url, { tools, messages: [first, ...second, ...third] });
    const [record, ...others] = await proxy.records();
    expect(others).toEqual([]);
    expect(record).toMatchObject({ run_id: "r", case_id: "c", trial: 0, source: "provider" });
    expect(record?.tool_calls).toMatchObject([
      { call_id: "a", name: "find", arguments_raw: '{ "n": 1.0 }', turn: 0 },
      { call_id: "b", name: "find", arguments_raw: "not json", turn: 0 },
      { call_id: "c", name: "pay", arguments_raw: '{"amount": 1e3}', turn: 1 },
    ]);
    expect(record?.tool_calls.map((one) => JSON.stringify(one.result))).toEqual(['"[1]"', '"[2]"', '"ok"']);
    expect(record?.usage).toEqual({ input_tokens: 10, output_tokens: 14 });
    expect(proxy.lines.filter((line) => line.includes('"kind":"tool"'))).toHaveLength(1);
  });

  it("is read back by the native importer without a reject", async () => {
    const proxy = await proxyOf([chatAnswer(["a", "pay", '{"amount": 1.50}'])]);
    await ask(proxy.url, { messages: [], tools: [{ type: "function", function: { name: "pay" } }] });
    await proxy.records();
    const reader = nativeImporter.createReader();
    const items = proxy.lines.flatMap((text, at) => [...reader.read({ text, line: at + 1, file: "f" })]);
    expect(items.map((item) => item.type)).toEqual(["object", "object"]);
  });

  it("is a retry as a further answer, and a case without calls as a record without calls", async () => {
    const proxy = await proxyOf([chatAnswer(["a", "pay", "{}"]), chatAnswer(["a", "pay", "{}"]), "{}"]);
    await ask(proxy.url, { messages: [] });
    await ask(proxy.url, { messages: [] });
    await ask(proxy.url, { messages: [] }, { "x-claimcheck-case": "quiet" });
    const records = await proxy.records();
    expect(records.map(({ case_id, tool_calls }) => [case_id, tool_calls.length])).toEqual([
      ["c", 2],
      ["quiet", 0],
    ]);
  });

  it("gives the last results to the last calls where ids come again", async () => {
    const proxy = await proxyOf([
      chatAnswer(["call_0", "find", "1"]),
      chatAnswer(["call_0", "find", "2"]),
      "{}",
    ]);
    const one = [call("call_0", "find", "1"), result("call_0", "first")];
    const two = [call("call_0", "find", "2"), result("call_0", "second")];
    await ask(proxy.url, { messages: [] });
    await ask(proxy.url, { messages: one });
    await ask(proxy.url, { messages: [...one, ...two] });
    const [record] = await proxy.records();
    expect(record?.tool_calls.map((one) => one.result)).toEqual(["first", "second"]);
  });

  it("leaves out what it can't read, says so, and passes it all the same", async () => {
    const answers = ["not json", chatAnswer(["a", "pay", "{}"])];
    let coding = "";
    const upstream = await startUpstream((_request, response) => {
      if (coding !== "") response.setHeader("content-encoding", coding);
      response.end(answers[0]);
    });
    closing.push(() => upstream.close());
    const proxy = await startProxy(upstream.url, { budget: 60 });
    closing.push(() => proxy.close());
    expect(await ask(proxy.url, {})).toBe("not json");
    coding = "rot13";
    const unknown = await fetch(proxy.url + CHAT, { method: "POST", body: "{}" });
    expect((await unknown.arrayBuffer()).byteLength).toBe(8);
    coding = "gzip";
    // Not gzip at all: the client's own reader complains as well.
    await expect(
      fetch(proxy.url + CHAT, { method: "POST", body: "[" }).then((one) => one.text()),
    ).rejects.toThrow();
    coding = "";
    const large = "x".repeat(100);
    await fetch(proxy.url + CHAT, { method: "POST", body: large });
    await proxy.records();
    expect([...proxy.totals.notRead.keys()].sort()).toEqual([
      "a request: not JSON",
      "a request: too many large bodies at once",
      "an answer: a content encoding that is broken",
      "an answer: a content encoding that is not known",
      "an answer: neither JSON nor an event stream: of no stated type",
    ]);
  });

  it("keeps no memory of bodies that have passed", async () => {
    const proxy = await proxyOf([chatAnswer(["a", "pay", "{}"])], { budget: 400 });
    for (let time = 0; time < 50; time++) {
      await ask(proxy.url, { messages: [] });
      await wait(2);
    }
    const [record] = await proxy.records();
    expect(record?.tool_calls).toHaveLength(50);
    expect(proxy.totals.notRead.size).toBe(0);
  });

  it("reads a packed request", async () => {
    const proxy = await proxyOf([chatAnswer(["a", "pay", "{}"])]);
    const body = gzipSync(JSON.stringify({ messages: [call("z", "x", "{}")] }));
    await fetch(proxy.url + CHAT, { method: "POST", body, headers: { "content-encoding": "gzip" } });
    expect((await proxy.records())[0]?.tool_calls[0]?.turn).toBe(1);
  });

  it("holds no header, address or query", async () => {
    const proxy = await proxyOf([chatAnswer(["a", "pay", "{}"])]);
    const names = ["authorization", "x-api-key", "api-key", "x-goog-api-key", "cookie"];
    const headers = Object.fromEntries(names.map((name) => [name, "canary-1234"]));
    const response = await fetch(`${proxy.url}/canary-1234${CHAT}?key=canary-1234`, {
      method: "POST",
      body: '{"messages":[]}',
      headers,
    });
    await response.text();
    expect((await proxy.records())[0]?.tool_calls).toHaveLength(1);
    expect(JSON.stringify([proxy.lines, proxy.warnings, [...proxy.totals.notRead]])).not.toContain("canary");
  });
});

describe("the case that a call belongs to", () => {
  it("is named by headers before the path, the path before the mark, the mark before the default", async () => {
    const proxy = await proxyOf([chatAnswer(["a", "pay", "{}"])], { caseId: "default" });
    const mark = (body: object) =>
      fetch(`${proxy.url}/_claimcheck/case`, { method: "POST", body: JSON.stringify(body) });
    await ask(proxy.url, {});
    await mark({ case_id: "marked", trial: 3, run_id: "r2" });
    await ask(proxy.url, {});
    const path = `${proxy.url}/_claimcheck/case/in%2Fpath/trial/7`;
    await ask(path, {});
    await ask(
      path,
      {},
      { "x-claimcheck-case": "caf%C3%A9", "x-claimcheck-trial": "1", "x-claimcheck-run": "r3" },
    );
    const records = await proxy.records();
    expect(records.map((one) => [one.run_id, one.case_id, one.trial])).toEqual([
      ["r", "default", 0],
      ["r2", "marked", 3],
      ["r", "in/path", 7],
      ["r3", "caf%C3%A9", 1],
    ]);
  });

  it("is unnamed, with one warning, where nobody names it", async () => {
    const proxy = await proxyOf([chatAnswer(["a", "pay", "{}"])], { caseId: null });
    await ask(proxy.url, {});
    await ask(proxy.url, {});
    expect((await proxy.records()).map(({ case_id }) => case_id)).toEqual(["unnamed"]);
    expect(proxy.warnings).toHaveLength(1);
    expect(proxy.warnings[0]).toContain("names no case");
  });

  it("ends by a mark that says what was seen, and begins again as the next trial", async () => {
    const proxy = await proxyOf([chatAnswer(["a", "pay", "{}"])]);
    const send = async (path: string, body: object) => {
      const response = await fetch(`${proxy.url}/_claimcheck/${path}`, {
        method: "POST",
        body: JSON.stringify(body),
      });
      return [response.status, await response.json()];
    };
    const named = { run_id: "r", case_id: "m" };
    expect(await send("case", { case_id: "m" })).toEqual([200, { ...named, trial: 0, calls: 0, answers: 0 }]);
    // Said again before anything came, as by a client that tries twice: the same case.
    expect(await send("case", { case_id: "m" })).toEqual([200, { ...named, trial: 0, calls: 0, answers: 0 }]);
    await ask(proxy.url, {});
    expect(await send("end", { case_id: "m" })).toEqual([200, { ...named, trial: 0, calls: 1, answers: 1 }]);
    expect(proxy.lines).toHaveLength(1);
    expect((await send("end", {}))[0]).toBe(404);
    await send("case", { case_id: "m" });
    await ask(proxy.url, {});
    expect(await send("case", { case_id: "other" })).toMatchObject([200, { case_id: "other", trial: 0 }]);
    expect(proxy.lines.map((line) => JSON.parse(line))).toMatchObject([{ trial: 0 }, { trial: 1 }]);
    const state = await (await fetch(`${proxy.url}/_claimcheck/state`)).json();
    expect(state).toMatchObject({ open: [{ case_id: "other" }], ended: 2, calls: 2, answers: 2 });
  });

  it("must be a name: others are refused before anything is sent on", async () => {
    const proxy = await proxyOf(["{}"]);
    const status = async (path: string, init: RequestInit) => (await fetch(proxy.url + path, init)).status;
    const post = (body: string) => ({ method: "POST", body });
    expect(await status("/_claimcheck/case", post("{}"))).toBe(400);
    expect(await status("/_claimcheck/case", post("nope"))).toBe(400);
    expect(await status("/_claimcheck/case", post('{"case_id": 5}'))).toBe(400);
    expect(await status("/_claimcheck/case", post('{"case_id": "a", "trial": -1}'))).toBe(400);
    expect(await status("/_claimcheck/case", post(`{"case_id": "${"x".repeat(1001)}"}`))).toBe(400);
    expect(await status("/_claimcheck/case/a/trial/x/v1/messages", post("{}"))).toBe(400);
    expect(await status("/v1/messages", { ...post("{}"), headers: { "x-claimcheck-trial": "1.5" } })).toBe(
      400,
    );
    expect(await status("/_claimcheck/nothing", {})).toBe(404);
    const foreign = { ...post('{"case_id": "a"}'), headers: { "sec-fetch-site": "cross-site" } };
    expect(await status("/_claimcheck/case", foreign)).toBe(403);
    expect(proxy.totals.answers).toBe(0);
    expect(proxy.desk.open).toEqual([]);
  });
});
