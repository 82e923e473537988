import { jsonItemStarts } from "../../importers/json-item-starts.ts";
import { JsonMembers } from "../../importers/json-members.ts";
import type { JsonText } from "../../json/json-node.ts";

/** One JSON-RPC message, its parts as they were written. */
export type RpcMessage = {
  /** Equal for equal ids, a number and a string never are; null for a notification. */
  readonly id: string | null;
  /** Null for an answer. */
  readonly method: string | null;
  readonly params: JsonText | null;
  readonly result: JsonText | null;
  readonly error: JsonText | null;
};

/** The messages of one line of a stdio transport: one, several in a batch, none where it is not JSON-RPC. */
export function readMessages(line: string): RpcMessage[] {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return [];
  }
  const start = line.search(/\S/);
  const values = Array.isArray(value) ? value : [value];
  const starts = Array.isArray(value) ? jsonItemStarts(line, start) : [start];
  return values.flatMap((one, index) => {
    const at = starts[index];
    return isObject(one) && at !== undefined ? [message(one, new JsonMembers(line, at))] : [];
  });
}

function message({ id, method }: Record<string, unknown>, members: JsonMembers): RpcMessage {
  return {
    id: typeof id === "string" || typeof id === "number" ? rpcKey(id) : null,
    method: typeof method === "string" ? method : null,
    params: members.given("params"),
    result: members.given("result"),
    error: members.given("error"),
  };
}

function rpcKey(id: string | number): string {
  return typeof id === "string" ? `s${id}` : `n${id}`;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
