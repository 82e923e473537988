import { jsonItemStarts } from "../json-item-starts.ts";
import { JsonMembers } from "../json-members.ts";
import { repeatedField } from "./repeated-field.ts";

/** The path of the first field that an expected call of a case gives twice, or null. `value` is the checked case. */
export function repeatedInCase(value: object, text: string, members: JsonMembers): string | null {
  const { expect_tool_calls: expected, accept } = value as { expect_tool_calls?: unknown; accept?: unknown };
  const own = inCalls(expected, text, members.start("expect_tool_calls"), "expect_tool_calls");
  if (own !== null || !Array.isArray(accept)) return own;
  const starts = jsonItemStarts(text, members.start("accept"));
  for (let index = 0; index < accept.length; index++) {
    const found = inCalls(accept[index], text, starts[index] ?? 0, `accept[${index}]`);
    if (found !== null) return found;
  }
  return null;
}

function inCalls(calls: unknown, text: string, start: number, path: string): string | null {
  if (!Array.isArray(calls)) return null;
  const starts = jsonItemStarts(text, start);
  for (let index = 0; index < calls.length; index++) {
    const repeated = repeatedField(calls[index] as object, new JsonMembers(text, starts[index] ?? 0));
    if (repeated !== null) return `${path}[${index}].${repeated}`;
  }
  return null;
}
