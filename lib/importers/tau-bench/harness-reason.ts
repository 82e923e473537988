import type { TauBenchRun } from "./schema.ts";

/**
 * Why the benchmark gave its reward, as far as the file says: the partial rewards, or that it checked nothing
 * because the run had hit its step limit (`reward_info` is null then). Null where there is no reward.
 */
export function harnessReason(run: TauBenchRun): string | null {
  if (typeof run.reward !== "number") return null;
  const details = run.info?.reward_info;
  if (details === null) return `reward ${run.reward}: the run hit its step limit, so nothing was checked`;
  const parts = details?.info;
  if (typeof parts !== "object" || parts === null) return `reward ${run.reward}`;
  const numbers = Object.entries(parts).filter(([, part]) => typeof part === "number");
  const missing = missingOutputs(parts);
  return [
    `reward ${run.reward}`,
    ...numbers.map(([name, part]) => `${name} ${part}`),
    ...(missing.length === 0 ? [] : [`outputs not said: ${missing.join(", ")}`]),
  ].join("; ");
}

function missingOutputs(parts: object): string[] {
  const outputs: unknown = Object.hasOwn(parts, "outputs") ? (parts as { outputs: unknown }).outputs : null;
  if (typeof outputs !== "object" || outputs === null) return [];
  return Object.entries(outputs)
    .filter(([, said]) => said === false)
    .map(([output]) => output);
}
