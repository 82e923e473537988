import { isJson } from "../json/is-json.ts";
import type { ObservedTool } from "./observed-tool.ts";

/** A tool as one line of native NDJSON. It only came along with calls: one that somebody states wins over it. */
export function toolLine({ name, description, inputSchema, effect, annotations }: ObservedTool): string {
  const head = JSON.stringify({
    kind: "tool",
    name,
    ...(description ? { description } : {}),
    ...(effect ? { effect } : {}),
    found: true,
  });
  const texts = [
    ["input_schema", inputSchema],
    ["annotations", annotations],
  ] as const;
  // What is no JSON object says nothing of a tool.
  const rest = texts.flatMap(([key, text]) =>
    text?.trimStart().startsWith("{") && isJson(text) ? [`,"${key}":${text.replace(/[\r\n]+/g, " ")}`] : [],
  );
  return `${head.slice(0, -1)}${rest.join("")}}`;
}
