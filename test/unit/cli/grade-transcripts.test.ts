import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withFiles } from "../sources/with-files.ts";
import { runCli } from "./run-cli.ts";

const CASES = `
- kind: case
  case_id: refund
  expect_tool_calls:
    - name: find_order
      args: { id: 12 }
    - name: refund
      args: { order: 12, amount: 42.00 }
  forbid_other_side_effects: true
- {kind: tool, name: refund, effect: side_effecting}
- {kind: tool, name: find_order, effect: read_only}
`;

const chat = (amount: string) =>
  JSON.stringify({
    case_id: "refund",
    messages: [
      { role: "user", content: "Refund 12" },
      {
        role: "assistant",
        tool_calls: [{ id: "a", function: { name: "find_order", arguments: '{"id":12}' } }],
      },
      { role: "tool", tool_call_id: "a", content: "found" },
      {
        role: "assistant",
        tool_calls: [{ id: "b", function: { name: "refund", arguments: `{"order":12,"amount":${amount}}` } }],
      },
    ],
  });

const TRANSCRIPTS: Readonly<Record<string, (amount: string) => string>> = {
  "openai-chat": chat,
  "openai-responses": (amount) =>
    `{"metadata":{"case_id":"refund"},"id":"r","object":"response","output":[${[
      '{"type":"function_call","call_id":"a","name":"find_order","arguments":"{\\"id\\":12}"}',
      '{"type":"function_call_output","call_id":"a","output":"found"}',
      `{"type":"function_call","call_id":"b","name":"refund","arguments":"{\\"order\\":12,\\"amount\\":${amount}}"}`,
    ].join(",")}]}`,
  "anthropic-messages": (amount) =>
    `{"custom_id":"refund","result":{"type":"succeeded","message":{"type":"message","role":"assistant","content":[${[
      '{"type":"mcp_tool_use","id":"a","name":"find_order","server_name":"s","input":{"id":12}}',
      '{"type":"mcp_tool_result","tool_use_id":"a","content":[]}',
      `{"type":"tool_use","id":"b","name":"refund","input":{"order":12,"amount":${amount}}}`,
    ].join(",")}]}}}`,
  gemini: (amount) =>
    `{"key":"refund","response":{"candidates":[{"content":{"parts":[${[
      '{"functionCall":{"name":"find_order","args":{"id":12}}}',
      `{"functionCall":{"name":"refund","args":{"order":12,"amount":${amount}}}}`,
    ].join(",")}]}}]}}`,
};

type Line = { readonly record_id?: string; readonly verdict?: string };

/** The lines of records; those of the contract (tools without a schema) are left out. */
const recordsOf = (out: string) =>
  out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.record_id !== undefined);

describe("claimcheck grade, with transcripts and their cases in YAML", { timeout: 60_000 }, () => {
  it.each(Object.keys(TRANSCRIPTS))("joins %s with its cases by the case id", async (format) => {
    const transcript = TRANSCRIPTS[format] ?? chat;
    const files = {
      "cases.yaml": CASES,
      "good.jsonl": transcript("42.00"),
      "bad.jsonl": transcript("43.00"),
    };
    await withFiles(files, async (folder) => {
      const paths = Object.keys(files).map((name) => join(folder, name));
      const { code, out, err } = await runCli(["grade", ...paths, "--json"]);
      expect(err).toBe("");
      const lines = recordsOf(out);
      expect(lines).toMatchObject([
        { record_id: "good/refund/0", verdict: "pass" },
        {
          record_id: "bad/refund/0",
          verdict: "fail",
          findings: [{ claim: "value", path: "amount", actual: "43.00" }],
        },
      ]);
      expect(code).toBe(1);
    });
  });

  it("completes a tool of the transcript with the effect that YAML states, and is no contradiction", async () => {
    const schema = '{"type":"object","properties":{"id":{"type":"integer"}}}';
    const files = {
      "run.jsonl": `{"case_id":"home","tools":[{"type":"function","function":{"name":"off","parameters":${schema}}}],"messages":[{"role":"assistant","tool_calls":[{"function":{"name":"off","arguments":"{\\"id\\":1}"}}]}]}`,
      "cases.yaml": [
        "- {kind: case, case_id: home, expect_tool_calls: [{name: off, args: {id: 1}}], forbid_other_side_effects: true}",
        "- {kind: tool, name: off, effect: side_effecting}",
      ].join("\n"),
    };
    await withFiles(files, async (folder) => {
      const { code, out, err } = await runCli([
        "grade",
        ...Object.keys(files).map((name) => join(folder, name)),
        "--json",
      ]);
      expect(err).toBe("");
      expect(
        out
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line)),
      ).toMatchObject([{ record_id: "run/home/0", verdict: "pass" }]);
      expect(code).toBe(0);
    });
  });

  it("joins an ADK evalset with a transcript, and a trajectory with its cases", async () => {
    const files = {
      "set.json":
        '{"eval_cases":[{"eval_id":"home","conversation":[{"intermediate_data":{"tool_uses":[{"name":"off","args":{"id":1}}]}}]}]}',
      "run.jsonl":
        '{"case_id":"home","messages":[{"role":"assistant","tool_calls":[{"function":{"name":"off","arguments":"{\\"id\\":1}"}}]}]}',
      "inst.traj":
        '{"history":[{"role":"assistant","agent":"main","tool_calls":[{"function":{"name":"submit","arguments":"{}"}}]}]}',
      "cases.yaml": [
        "- {kind: case, case_id: inst, expect_tool_calls: [{name: submit, args: {}}]}",
        "- {kind: tool, name: submit, effect: side_effecting}",
        "- {kind: tool, name: off, effect: side_effecting}",
      ].join("\n"),
    };
    await withFiles(files, async (folder) => {
      const { out, err } = await runCli([
        "grade",
        ...Object.keys(files).map((name) => join(folder, name)),
        "--json",
      ]);
      expect(err).toBe("");
      expect(recordsOf(out).map(({ record_id, verdict }) => [record_id, verdict])).toEqual([
        ["run/home/0", "pass"],
        ["inst/inst/0", "pass"],
      ]);
    });
  });
});
