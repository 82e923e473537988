import type { TableMapping } from "./schema.ts";
import type { TableColumn } from "./suggest-mapping.ts";
import type { TableField } from "./table-fields.ts";

type Guess = { readonly fields: TableMapping["columns"]; readonly reasons: Record<string, string> };

/** Names that columns have, in the order of preference; written without case and with underscores. */
const NAMES: readonly (readonly [TableField, readonly string[]])[] = [
  ["tool_calls", ["tool_calls", "calls", "actual_tool_calls", "function_calls"]],
  ["expected_tool_calls", ["expected_tool_calls", "expected_calls", "expect_tool_calls", "gold_calls"]],
  ["expected_tool", ["expected_tool", "expected_tool_name", "expected_function", "gold_tool", "want_tool"]],
  [
    "expected_arguments",
    [
      "expected_arguments",
      "expected_args",
      "expected_parameters",
      "expected_params",
      "gold_args",
      "want_args",
    ],
  ],
  [
    "tool",
    [
      "tool",
      "tool_name",
      "actual_tool",
      "called_tool",
      "function",
      "function_name",
      "call_name",
      "action",
      "name",
    ],
  ],
  [
    "arguments",
    [
      "arguments",
      "args",
      "tool_arguments",
      "tool_args",
      "arguments_raw",
      "raw_arguments",
      "actual_arguments",
      "actual_args",
      "function_arguments",
      "call_arguments",
      "tool_input",
      "parameters",
      "params",
      "kwargs",
    ],
  ],
  ["call_id", ["call_id", "tool_call_id"]],
  ["result", ["result", "tool_result", "tool_output", "call_result"]],
  ["call_error", ["call_error", "tool_error"]],
  [
    "case_id",
    [
      "case_id",
      "case",
      "test_case",
      "test_case_id",
      "test_id",
      "task_id",
      "test",
      "task",
      "example_id",
      "question_id",
      "id",
    ],
  ],
  ["run_id", ["run_id", "run", "eval_id", "experiment", "experiment_id", "session_id"]],
  ["trial", ["trial", "attempt", "repeat", "epoch", "sample"]],
  ["record_id", ["record_id"]],
  ["input", ["input", "prompt", "question", "query", "user_message", "instruction"]],
  [
    "verdict",
    ["verdict", "pass", "passed", "status", "outcome", "success", "correct", "is_correct", "score"],
  ],
  ["reason", ["reason", "failure_reason", "explanation", "verdict_reason"]],
  ["error", ["error", "exception", "run_error"]],
  ["final_message", ["final_message", "answer", "response", "output", "final_answer", "completion"]],
  ["input_tokens", ["input_tokens", "prompt_tokens", "tokens_in"]],
  ["output_tokens", ["output_tokens", "completion_tokens", "tokens_out"]],
  ["cost_usd", ["cost_usd", "cost", "total_cost"]],
  ["latency", ["latency_ms", "latency", "duration_ms", "duration", "latency_s", "duration_s"]],
  ["model", ["model", "model_name", "provider"]],
  ["agent", ["agent", "agent_name"]],
  ["started_at", ["started_at", "timestamp", "time", "created_at", "date"]],
];

/** Which field each column could be: by its name, then by the look of its values. A column is one field at most. */
export function guessFields(columns: readonly TableColumn[]): Guess {
  const fields: { -readonly [K in TableField]?: string } = {};
  const reasons: Record<string, string> = {};
  const free = new Map(columns.map((column) => [column.name, column]));
  const take = (field: TableField, column: TableColumn, reason: string) => {
    fields[field] = column.name;
    reasons[field] = reason;
    free.delete(column.name);
  };
  for (const [field, names] of NAMES) {
    if (isRuledOut(field, fields)) continue;
    for (const name of names) {
      const whole = [...free.values()].find((one) => plain(one.name) === name);
      const column = whole ?? [...free.values()].find((one) => plain(lastPart(one.name)) === name);
      if (column === undefined || !mayBe(field, column)) continue;
      take(field, column, `named ${JSON.stringify(column.name)}`);
      break;
    }
  }
  const lookFor = (field: TableField, opening: "{" | "[") => {
    if (fields[field] !== undefined || isRuledOut(field, fields)) return;
    const found = [...free.values()].find((column) => mostlyOpens(column, opening));
    if (found !== undefined) take(field, found, `its values begin with ${opening}`);
  };
  if (fields.tool !== undefined) lookFor("arguments", "{");
  else lookFor("tool_calls", "[");
  return { fields, reasons };
}

/** What can't be given beside what was found. */
function isRuledOut(field: TableField, found: { readonly [K in TableField]?: string }): boolean {
  if (field === "tool") return found.tool_calls !== undefined;
  if (field === "expected_tool") return found.expected_tool_calls !== undefined;
  if (field === "expected_arguments") return found.expected_tool === undefined;
  if (field === "reason") return found.verdict === undefined;
  const ofCall = field === "arguments" || field === "call_id" || field === "result" || field === "call_error";
  return ofCall && found.tool === undefined;
}

function mayBe(field: TableField, column: TableColumn): boolean {
  // A list of calls by its name alone may be their number.
  if (field === "tool_calls" || field === "expected_tool_calls") return mostlyOpens(column, "[");
  // An object by the name of a tool holds one in a field of its own.
  return field !== "tool" || !mostlyOpens(column, "{");
}

function mostlyOpens({ samples }: TableColumn, opening: string): boolean {
  const given = samples.filter((sample) => sample.trim() !== "");
  return (
    given.length > 0 &&
    given.filter((sample) => sample.trimStart().startsWith(opening)).length * 2 > given.length
  );
}

const lastPart = (name: string) => name.slice(name.lastIndexOf(".") + 1);

/** `Tool Name`, `toolName` and `tool.name` are all `tool_name`. */
function plain(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");
}
