import type { Tau2Results } from "./schema.ts";

/**
 * What the benchmark itself names a results file: the time, the domain, the agent and its model without its vendor.
 * Null where the file has no time: the other parts are the same for every run.
 *
 * @example // "2026-05-31T20:36:00.312827_airline_llm_agent_gpt-4.1-mini"
 */
export function runId({ timestamp, info }: Tau2Results): string | null {
  if (!timestamp) return null;
  const model = info.agent_info?.llm?.split("/").at(-1);
  return [timestamp, info.environment_info?.domain_name, info.agent_info?.implementation, model]
    .filter((part) => typeof part === "string" && part !== "")
    .join("_");
}
