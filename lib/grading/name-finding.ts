import type { CompiledExpected } from "./compiled-case.ts";
import type { PreparedCall } from "./prepared-record.ts";
import { preview } from "./preview.ts";
import type { Finding } from "./result.ts";

const SAYS = {
  name_variant: "a variant of the expected name",
  unknown_tool: "which is not a registered tool",
  wrong_tool: "another tool",
} as const;

/** The finding for a pair whose names differ (G8, G9). */
export function nameFinding(
  kind: "name_variant" | "unknown_tool" | "wrong_tool",
  expected: CompiledExpected,
  { call, index }: PreparedCall,
): Finding {
  const called = call.name === "" ? "A call without a name" : preview(call.name);
  return {
    claim: "name",
    kind,
    callIndex: index,
    expectedIndex: expected.index,
    tool: expected.name,
    path: null,
    expected: JSON.stringify(expected.name),
    actual: JSON.stringify(call.name.length > 1000 ? `${call.name.slice(0, 1000)}…` : call.name),
    message: `${called} was called, ${SAYS[kind]}; expected ${preview(expected.name)}.`,
  };
}
