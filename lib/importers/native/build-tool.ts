import type { z } from "zod";
import type { Effect, NormalizerUse, ToolObject } from "../../grading/model.ts";
import type { JsonMembers } from "../json-members.ts";
import { KNOWN_FIELDS } from "./known-fields.ts";
import type { NATIVE_SCHEMA } from "./schema.ts";

/** The tool that a checked shell describes. An MCP `readOnlyHint` gives the effect where none is declared. Exports mark as `found` what came along with records. */
export function buildTool(
  shell: z.infer<typeof NATIVE_SCHEMA.tool>,
  members: JsonMembers,
  annotations: unknown,
): ToolObject {
  return {
    kind: "tool",
    name: shell.name,
    description: shell.description ?? null,
    inputSchema: members.given("input_schema"),
    effect: shell.effect ?? hintedEffect(annotations),
    defaults: members.given("defaults"),
    evalNorms: Object.fromEntries(
      Object.entries(shell.eval_norms ?? {}).map(([path, use]) => [path, normalizerUse(use)]),
    ),
    extra: members.without(KNOWN_FIELDS.tool),
    ...(shell.found ? { found: true } : {}),
  };
}

function hintedEffect(annotations: unknown): Effect | null {
  if (typeof annotations !== "object" || annotations === null) return null;
  if (!Object.hasOwn(annotations, "readOnlyHint")) return null;
  const { readOnlyHint } = annotations as { readOnlyHint: unknown };
  if (typeof readOnlyHint !== "boolean") return null;
  return readOnlyHint ? "read_only" : "side_effecting";
}

function normalizerUse(given: unknown): NormalizerUse {
  if (typeof given === "string") return { use: given, options: {} };
  const { use, ...options } = given as { use: string };
  return { use, options };
}
