import type { ToolObject } from "./model.ts";

/**
 * A stated tool with what it lacks of the one that was found under its name: description, schema, and the effect
 * that a hint gives. Rules, defaults and unknown fields are the stated one's alone.
 *
 * @example completeTool(stated, found).inputSchema // stated.inputSchema ?? found.inputSchema
 */
export function completeTool(stated: ToolObject, found: ToolObject | null): ToolObject {
  if (found === null) return stated;
  return {
    ...stated,
    description: stated.description ?? found.description,
    inputSchema: stated.inputSchema ?? found.inputSchema,
    effect: stated.effect ?? found.effect,
  };
}
