import type { RecordObject } from "./model.ts";

/**
 * Whether a record says of itself, by `calls_recorded: false`, that its source knows no calls: a test report holds a
 * verdict alone. Its empty list of calls is then no evidence that the agent made none.
 *
 * @example // { toolCalls: [], extra: '{"calls_recorded":false}' } → true
 */
export function knowsNoCalls({ toolCalls, extra }: Pick<RecordObject, "toolCalls" | "extra">): boolean {
  // Nearly no record says so, and this is asked of every one.
  if (toolCalls.length > 0 || extra === null || !extra.includes('"calls_recorded"')) return false;
  try {
    const fields: unknown = JSON.parse(extra);
    return typeof fields === "object" && fields !== null && "calls_recorded" in fields
      ? fields.calls_recorded === false
      : false;
  } catch {
    return false;
  }
}
