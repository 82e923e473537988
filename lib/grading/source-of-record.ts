import { CALL_SOURCES } from "./call-sources.ts";
import type { CallSource, RecordObject } from "./model.ts";

/**
 * Who recorded a record: what it says itself, else the strongest source among its calls; a record without calls that
 * does not say was recorded by the provider.
 *
 * @example sourceOfRecord({ ...record, toolCalls: [{ ...call, source: "agent_log" }] }) // "agent_log"
 */
export function sourceOfRecord({
  source,
  toolCalls,
}: Pick<RecordObject, "source" | "toolCalls">): CallSource {
  if (source !== undefined) return source;
  return CALL_SOURCES.find((one) => toolCalls.some((call) => call.source === one)) ?? "provider";
}
