import type { JsonPlace } from "../transcript/json-place.ts";
import type { Turn } from "./turn.ts";

/** A turn of the older shape; `query` is where it stands. */
export function queryTurn(query: JsonPlace): Turn {
  const uses = query.get("expected_tool_use")?.items();
  return {
    input: query.get("query")?.source() ?? null,
    calls:
      uses?.map((use) => ({
        name: use.get("tool_name")?.string() ?? "",
        args: use.get("tool_input")?.source() ?? null,
      })) ?? null,
    reference: query.get("reference")?.source() ?? null,
  };
}
