import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { NativeObject, RecordObject } from "../../../../lib/grading/model.ts";
import type { ImportItem } from "../../../../lib/importers/importer.ts";
import { inspectImporter } from "../../../../lib/importers/inspect/importer.ts";
import { elementsOf } from "../elements-of.ts";
import { readText } from "../read-text.ts";

const LOG = readFileSync(
  fileURLToPath(new URL("../../../fixtures/importers/inspect/log.json", import.meta.url)),
);
const HASH = "0123456789abcdef0123456789abcdef";

const objectsOf = (items: readonly ImportItem[]): NativeObject[] =>
  items.flatMap((item) => (item.type === "object" ? [item.object] : []));
const recordsOf = (items: readonly ImportItem[]): RecordObject[] =>
  objectsOf(items).filter((object) => object.kind === "record");
const read = (bytes: Buffer) => readText(inspectImporter, ...elementsOf(bytes, inspectImporter));

/** The one record of a sample with these fields. */
function recordOf(fields: object): RecordObject | undefined {
  const text = JSON.stringify({ id: 1, epoch: 1, messages: [], ...fields });
  return recordsOf(readText(inspectImporter, { text, of: "samples" }))[0];
}

const call = (id: string | null, extra: object = {}) => ({ id, function: "f", arguments: {}, ...extra });
const assistant = (...calls: object[]) => ({ role: "assistant", content: "", tool_calls: calls });
const answer = (id: string | null, content: string) => ({ role: "tool", tool_call_id: id, content });
const resultsOf = (messages: object[]) => recordOf({ messages })?.toolCalls.map(({ result }) => result);

describe("inspect importer", () => {
  const objects = objectsOf(read(LOG));
  const [first, second] = recordsOf(read(LOG));

  it("takes the evaluation as the run, and leaves out what changes while it goes on", () => {
    expect(objects[0]).toEqual({
      kind: "run",
      runId: "ev1",
      startedAt: "2026-04-01T08:00:00.000Z",
      agent: "basic_agent",
      model: "lab/model-1",
      gitSha: "abc1234",
      labels: '{"task":"shop/refunds"}',
      extra: null,
    });
  });

  it("takes sample and epoch as case and trial, tokens of all models, the time, and the last text", () => {
    expect(first).toMatchObject({
      recordId: "ev1/7/2",
      runId: "ev1",
      caseId: "7",
      trial: 2,
      finalMessage: "Refunded.",
      usage: { inputTokens: 105, outputTokens: 21, costUsd: null, latencyMs: 2500 },
      error: null,
    });
    expect(JSON.parse(first?.extra ?? "")).toMatchObject({
      input: "Refund order 12",
      target: "done",
      uuid: "u1",
    });
    expect(JSON.parse(first?.messages ?? "")[1].content).toBe('a long text with é and a "quote"');
  });

  it("prefers the provider's argument text where its raw response has the one call of this id and name", () => {
    expect(first?.toolCalls[0]).toEqual({
      callId: "c1",
      name: "refund",
      argumentsRaw: '{"order_id":12,"amount":42.00}',
      providerParsed: false,
      dispatchedName: null,
      argumentsReceived: null,
      result: '"ok"',
      error: null,
      turn: 1,
      startedAt: "2026-04-01T08:00:03.500Z",
      latencyMs: 1250,
      source: "provider",
      extra: null,
    });
  });

  it("puts an attachment's literal into arguments, keeps all else of them as written, and says so", () => {
    expect(first?.toolCalls[1]).toMatchObject({
      argumentsRaw: '{"text": "a long text with \\u00e9 and a \\"quote\\"", "ref": 9007199254740993}',
      providerParsed: true,
      result: null,
      error: '{"type": "timeout", "message": "took too long"}',
      extra: `{"resolved_attachments":["${HASH}"]}`,
    });
  });

  it("takes the tools that the model was given, once, with no effect", () => {
    expect(objects.filter(({ kind }) => kind === "tool")).toMatchObject([
      { name: "refund", description: "Refunds an order.", effect: null, extra: null },
      { name: "note", description: 'a long text with é and a "quote"', extra: '{"options":{"a":1}}' },
    ]);
  });

  it("gives the verdict of the scorers that say right or wrong, and names them all", () => {
    expect(first).toMatchObject({
      harnessVerdict: "pass",
      harnessReason: 'includes: C (a long text with é and a "quote"); effort: 0.37',
    });
    const judged = (scores: object) => {
      const { harnessVerdict, harnessReason } = recordOf({ scores }) ?? {};
      return [harnessVerdict, harnessReason];
    };
    expect(judged({ a: { value: "I" } })).toEqual(["fail", "a: I"]);
    expect(judged({ a: { value: 1 }, b: { value: true } })).toEqual(["pass", "a: 1; b: true"]);
    expect(judged({ a: { value: 0 }, b: { value: "C" } })).toEqual([
      null,
      "a: 0; b: C; the scorers contradict each other",
    ]);
    expect(judged({ a: { value: "P" }, b: { value: { x: 1 } } })).toEqual([null, 'a: P; b: {"x":1}']);
    expect(judged({})).toEqual([null, null]);
  });

  it("reads NaN and Infinity as null, and keeps the log around them", () => {
    expect(second).toMatchObject({
      recordId: "ev1/weird/id/1",
      harnessVerdict: null,
      harnessReason: "score: NaN",
      error: "provider gave 500; stopped by the token limit of 1000",
    });
    expect(JSON.parse(second?.extra ?? "")).toMatchObject({ metadata: { weight: null } });
    const text =
      '{"id":1,"epoch":1,"messages":[{"role":"assistant","content":NaN,"tool_calls":[{"function":"f","arguments":{"x": NaN}}]}]}';
    const [record] = recordsOf(readText(inspectImporter, { text, of: "samples" }));
    expect(record?.toolCalls[0]?.argumentsRaw).toBe('{"x": NaN}');
    expect(JSON.parse(record?.messages ?? "")[0].content).toBeNull();
  });

  it("pairs results by id wherever they stand, and those of ids that repeat or lack by position", () => {
    expect(
      resultsOf([
        assistant(call("a"), call("b")),
        answer("b", "B"),
        { role: "user", content: "" },
        answer("a", "A"),
      ]),
    ).toEqual(['"A"', '"B"']);
    expect(
      resultsOf([
        assistant(call("0"), call("0")),
        answer("0", "1"),
        assistant(call("0")),
        answer("0", "2"),
        answer("0", "3"),
      ]),
    ).toEqual(['"1"', null, '"2"']);
    expect(resultsOf([assistant(call(null), call("")), answer(null, "1"), answer("", "2")])).toEqual([
      '"1"',
      '"2"',
    ]);
    expect(resultsOf([assistant(call("a"))])).toEqual([null]);
  });

  it("keeps a parse error, with the provider's text or else with no arguments, since the object is not what was emitted", () => {
    const messages = [assistant(call("a", { parse_error: "no JSON" }))];
    const response = { output: [{ type: "function_call", call_id: "a", name: "f", arguments: "{oops" }] };
    const without = recordOf({ messages })?.toolCalls[0];
    expect(without).toMatchObject({
      argumentsRaw: null,
      providerParsed: false,
      extra: '{"parse_error":"no JSON"}',
    });
    const events = [{ event: "model", call: { response } }];
    expect(recordOf({ messages, events })?.toolCalls[0]).toMatchObject({
      argumentsRaw: "{oops",
      providerParsed: false,
    });
  });

  it("takes the object where two responses differ in a call of its id, or the name is another", () => {
    const response = (name: string, text: string) => ({
      event: "model",
      call: { response: { output: [{ type: "function_call", call_id: "a", name, arguments: text }] } },
    });
    const rawOf = (events: object[]) =>
      recordOf({ messages: [assistant(call("a"))], events })?.toolCalls[0]?.argumentsRaw;
    expect(rawOf([response("f", "{ }"), response("f", "{ }")])).toBe("{ }");
    expect(rawOf([response("f", "{ }"), response("f", "{  }"), response("f", "{  }")])).toBe("{}");
    expect(rawOf([response("g", "{ }")])).toBe("{}");
  });

  it("leaves a record ungraded whose arguments lie in an attachment that the log lacks", () => {
    const lost = recordOf({ messages: [assistant(call("a", { arguments: { x: `attachment://${HASH}` } }))] });
    expect(lost?.error).toBe(`the log lacks attachments that arguments refer to: ${HASH}`);
    const said = recordOf({ messages: [assistant(call("a", { arguments: { x: "attachment://my file" } }))] });
    expect(said).toMatchObject({
      error: null,
      toolCalls: [{ argumentsRaw: '{"x":"attachment://my file"}' }],
    });
  });

  it("says of a log without samples why there is nothing", () => {
    const log = {
      version: 2,
      status: "cancelled",
      eval: { task: "t" },
      error: { message: "stopped" },
      samples: [],
    };
    expect(read(Buffer.from(JSON.stringify(log)))).toMatchObject([
      {
        type: "reject",
        reject: { code: "no_samples", message: expect.stringContaining("status cancelled: stopped") },
      },
    ]);
  });

  it("names the run of an older log by its run and task, and of one without a header by the file", () => {
    const shell = JSON.stringify({ version: 1, eval: { run_id: "r", task_id: "t" } });
    const sample = '{"id":1,"epoch":1,"messages":[]}';
    const runs = (items: ImportItem[]) => recordsOf(items).map(({ runId }) => runId);
    expect(
      runs(readText(inspectImporter, { text: shell, of: null }, { text: sample, of: "samples" })),
    ).toEqual(["r/t"]);
    expect(
      runs(
        readText(
          inspectImporter,
          { text: "[]", of: null, file: "a/log.json" },
          { text: sample, of: "samples", file: "a/log.json" },
        ),
      ),
    ).toEqual(["log"]);
  });
});
