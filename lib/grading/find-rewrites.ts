import { formatPath } from "../json/format-path.ts";
import type { JsonNode } from "../json/json-node.ts";
import { lastMembers } from "../json/last-members.ts";
import { argumentsOf } from "./arguments-of.ts";
import { boundedLiteral } from "./bounded-literal.ts";
import { compareValue } from "./compare-value.ts";
import { createComparison } from "./create-comparison.ts";
import { createWant } from "./create-want.ts";
import { parseSource } from "./parse-source.ts";
import type { PreparedCall } from "./prepared-record.ts";
import { preview } from "./preview.ts";
import type { Signal } from "./result.ts";

/** Rewritten arguments listed of one call. */
const MAX_LISTED = 50;

/**
 * Where what the handler was given differs from what the model emitted (G1, G22), one signal for each top-level
 * argument: `value_changed`, `type_only` (the same value rendered differently), `dropped`, `added`; and `name`
 * where another tool ran than was called. Arguments that can't be read as an object count as one value.
 */
export function findRewrites(prepared: PreparedCall, out: Signal[]): void {
  const { call, index } = prepared;
  const add = (path: string | null, detail: string, message: string) => {
    out.push({ signal: "rewrite", callIndex: index, tool: call.name, path, detail, message });
  };
  if (call.dispatchedName !== null && call.dispatchedName !== call.name) {
    add(null, "name", `${preview(call.name)} was called, and ${preview(call.dispatchedName)} ran.`);
  }
  if (call.argumentsReceived === null || call.argumentsReceived === call.argumentsRaw) return;
  const received = parseSource(call.argumentsReceived);
  if (received === null) return;
  const read = argumentsOf(prepared);
  const given = received.node;
  if (given.type !== "object" || read.object === null) {
    if (given.type === "null" && read.object?.members.length === 0) return;
    add(
      null,
      "value_changed",
      `The handler was given ${shown(given, received.text)} for arguments that read otherwise.`,
    );
    return;
  }
  const before = lastMembers(read.object);
  const after = lastMembers(given);
  let listed = 0;
  for (const [key, { value }] of before) {
    if (listed >= MAX_LISTED) return;
    const now = after.get(key)?.value;
    const detail = now === undefined ? "dropped" : changeOf(value, read.text, now, received.text);
    if (detail === null) continue;
    listed += 1;
    const was = shown(value, read.text);
    const message =
      now === undefined
        ? `${preview(key)} (${was}) did not reach the handler.`
        : `${preview(key)} was ${was}; the handler was given ${shown(now, received.text)}.`;
    add(formatPath([key]), detail, message);
  }
  for (const [key, { value }] of after) {
    if (before.has(key) || listed >= MAX_LISTED) continue;
    listed += 1;
    add(
      formatPath([key]),
      "added",
      `${preview(key)} (${shown(value, received.text)}) was added on the way to the handler.`,
    );
  }
}

function changeOf(raw: JsonNode, rawText: string, received: JsonNode, text: string): string | null {
  const comparison = createComparison(text);
  compareValue(createWant(raw, rawText, null, null, null), received, null, comparison);
  if (comparison.differences.length === 0) return null;
  return comparison.differences.every(({ kind }) => kind === "wrong_type") ? "type_only" : "value_changed";
}

function shown(node: JsonNode, text: string): string {
  return preview(boundedLiteral(text, node));
}
