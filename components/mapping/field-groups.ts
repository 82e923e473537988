import type { TableField } from "@/lib/importers/table/table-fields";

type Group = { readonly title: string; readonly fields: readonly TableField[] };

/** The fields of a mapping in the order in which a person thinks of them. */
export const FIELD_GROUPS: readonly Group[] = [
  { title: "Which record", fields: ["case_id", "run_id", "trial", "record_id", "input"] },
  {
    title: "What was called",
    fields: ["tool", "arguments", "result", "call_error", "call_id", "tool_calls"],
  },
  { title: "What was expected", fields: ["expected_tool", "expected_arguments", "expected_tool_calls"] },
  { title: "What your harness said", fields: ["verdict", "reason", "error", "final_message"] },
  {
    title: "What is good to know",
    fields: ["model", "agent", "started_at", "latency", "input_tokens", "output_tokens", "cost_usd"],
  },
];
