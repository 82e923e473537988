import type { FormatExample } from "./format-example.ts";

const CASES = ["cases.yaml"];
const TOOLS = ["tools.yaml"];
const BOTH = ["cases.yaml", "tools.yaml"];

/** A small example of each format, by the importer's name. All are made up. */
export const FORMAT_EXAMPLES: Readonly<Record<string, FormatExample>> = {
  native: {
    file: "results.ndjson",
    beside: [],
    text: `{"kind":"case","case_id":"refund","expect_tool_calls":[{"name":"issue_refund","args":{"order_id":"A-1"}}]}
{"kind":"record","run_id":"monday","case_id":"refund","tool_calls":[{"name":"issue_refund","arguments_raw":"{\\"order_id\\":\\"A-1\\"}"}]}`,
  },
  inspect: {
    file: "2026-11-24_refunds.eval",
    beside: BOTH,
    text: `{"version": 2, "status": "success", "eval": {"eval_id": "e1", "task": "refunds", "model": "openai/some-model"},
 "samples": [{"id": "refund", "epoch": 1, "messages": [{"role": "assistant", "content": "",
   "tool_calls": [{"id": "call_1", "function": "issue_refund", "arguments": {"order_id": "A-1"}}]}], "scores": {"match": {"value": "C"}}}]}`,
  },
  "tau-bench": {
    file: "some-model-airline.json",
    beside: TOOLS,
    text: `[{"task_id": 0, "trial": 0, "reward": 1.0, "info": {"task": {"actions": [{"name": "cancel_order", "kwargs": {"order_id": "A-1"}}]}},
  "traj": [{"role": "assistant", "tool_calls": [{"id": "call_1", "function": {"name": "cancel_order", "arguments": "{\\"order_id\\": \\"A-1\\"}"}}]}]}]`,
  },
  tau2: {
    file: "results.json",
    beside: TOOLS,
    text: `{"timestamp": "2026-11-24T09:00:00", "info": {"agent_info": {"llm": "some-model"}, "user_info": {"llm": "some-user"}},
 "tasks": [{"id": "1", "evaluation_criteria": {"actions": [{"name": "cancel_order", "arguments": {"order_id": "A-1"}}]}}],
 "simulations": [{"id": "s1", "task_id": "1", "trial": 0, "messages": [], "reward_info": {"reward": 1.0}}]}`,
  },
  promptfoo: {
    file: "promptfoo-results.json",
    beside: TOOLS,
    text: `{"evalId": "eval-1", "results": {"version": 3, "timestamp": "2026-11-24T09:00:00.000Z", "prompts": [], "results": [{"success": true,
  "testCase": {"assert": [{"type": "tool-call-f1", "value": ["issue_refund"]}]}, "provider": {"id": "openai:some-model"},
  "response": {"output": [{"function": {"name": "issue_refund", "arguments": "{\\"order_id\\": \\"A-1\\"}"}}]}}], "stats": {"successes": 1}}, "config": {}}`,
  },
  bfcl: {
    file: "BFCL_v4_simple_python_result.json",
    beside: ["BFCL_v4_simple_python.json", "possible_answer/"],
    text: `{"id": "simple_python_0", "result": [{"triangle_area": "{\\"base\\": 10, \\"height\\": 5}"}], "input_token_count": 90, "output_token_count": 20, "latency": 0.8}`,
  },
  "openai-chat": {
    file: "transcripts.jsonl",
    beside: BOTH,
    text: `{"case_id": "refund", "messages": [{"role": "user", "content": "Refund order A-1"}, {"role": "assistant",
  "tool_calls": [{"id": "call_1", "type": "function", "function": {"name": "issue_refund", "arguments": "{\\"order_id\\": \\"A-1\\"}"}}]}]}`,
  },
  "openai-responses": {
    file: "responses.jsonl",
    beside: BOTH,
    text: `{"id": "resp_1", "object": "response", "metadata": {"case_id": "refund"}, "output": [{"type": "function_call",
  "call_id": "call_1", "name": "issue_refund", "arguments": "{\\"order_id\\": \\"A-1\\"}"}]}`,
  },
  "anthropic-messages": {
    file: "messages.jsonl",
    beside: BOTH,
    text: `{"case_id": "refund", "messages": [{"role": "user", "content": "Refund order A-1"}, {"role": "assistant",
  "content": [{"type": "tool_use", "id": "toolu_1", "name": "issue_refund", "input": {"order_id": "A-1"}}]}]}`,
  },
  gemini: {
    file: "contents.jsonl",
    beside: BOTH,
    text: `{"case_id": "refund", "contents": [{"role": "user", "parts": [{"text": "Refund order A-1"}]},
  {"role": "model", "parts": [{"functionCall": {"name": "issue_refund", "args": {"order_id": "A-1"}}}]}]}`,
  },
  otel: {
    file: "spans.json",
    beside: BOTH,
    text: `{"resourceSpans": [{"scopeSpans": [{"spans": [{"traceId": "0af7651916cd43dd8448eb211c80319c", "spanId": "b7ad6b7169203331",
  "name": "execute_tool issue_refund", "startTimeUnixNano": "1764000000000000000", "attributes": [
  {"key": "gen_ai.operation.name", "value": {"stringValue": "execute_tool"}}, {"key": "gen_ai.tool.name", "value": {"stringValue": "issue_refund"}},
  {"key": "gen_ai.tool.call.arguments", "value": {"stringValue": "{\\"order_id\\": \\"A-1\\"}"}}]}]}]}]}`,
  },
  langfuse: {
    file: "trace.json",
    beside: BOTH,
    text: `{"trace": {"id": "t1", "timestamp": "2026-11-24T09:00:00.000Z", "scores": []}, "observations": [{"id": "o1", "traceId": "t1",
  "type": "GENERATION", "startTime": "2026-11-24T09:00:00.000Z", "input": "[]", "output": "{}"}]}`,
  },
  adk: {
    file: "refunds.evalset.json",
    beside: ["transcripts.jsonl"],
    text: `{"eval_set_id": "refunds", "eval_cases": [{"eval_id": "refund", "conversation": [{"user_content": {"parts": [{"text": "Refund order A-1"}]},
  "intermediate_data": {"tool_uses": [{"name": "issue_refund", "args": {"order_id": "A-1"}}]}}]}]}`,
  },
  "swe-agent": {
    file: "some__repo-1.traj",
    beside: BOTH,
    text: `{"environment": "swe_main", "trajectory": [], "history": [{"role": "assistant", "message_type": "action", "agent": "main",
  "tool_calls": [{"id": "call_1", "type": "function", "function": {"name": "bash", "arguments": "{\\"command\\": \\"ls\\"}"}}]}], "info": {"exit_status": "submitted"}}`,
  },
  junit: {
    file: "junit.xml",
    beside: CASES,
    text: `<testsuites><testsuite name="refunds" tests="1"><testcase classname="test_refunds" name="test_refund[0]" time="0.5">
  <failure message="amount differs">expected 4200</failure></testcase></testsuite></testsuites>`,
  },
  table: {
    file: "calls.csv",
    beside: [],
    text: `case,trial,tool,arguments,outcome
refund,0,issue_refund,"{""order_id"":""A-1""}",passed
refund,1,issue_refund,"{""order_id"":""A-2""}",failed`,
  },
};
