import type { RecordObject, Usage } from "../../grading/model.ts";
import { byStart } from "./by-start.ts";
import { innermost } from "./innermost.ts";
import { millisecondsBetween } from "./milliseconds-between.ts";
import { outermost } from "./outermost.ts";
import type { TraceFacts } from "./trace-facts.ts";

/**
 * What a trace tells beside its calls. Tokens and costs are those of the innermost steps that tell some, since the steps
 * around repeat them. The record has an error where the agent as a whole broke: its outermost span, or where there is
 * none the model's last answer.
 */
export function outcomeOfTrace({
  steps,
  runs,
  parents,
}: TraceFacts): Pick<RecordObject, "finalMessage" | "messages" | "usage" | "error"> {
  const inOrder = [...steps].sort(byStart);
  const models = inOrder.filter(({ kind }) => kind === "model");
  const agents = outermost(
    inOrder.filter(({ kind }) => kind === "agent"),
    parents,
  );
  const roots = agents.length > 0 ? agents : outermost(models, parents);
  const told = models.findLast(({ messages }) => messages !== null);
  const words = models.findLast(({ said }) => said !== "") ?? agents.findLast(({ said }) => said !== "");
  return {
    finalMessage: words?.said ?? null,
    messages: told?.messages ?? null,
    usage: usage(
      innermost(
        steps.filter((step) => step.usage !== null),
        parents,
      ).flatMap((step) => step.usage ?? []),
      latency(agents.length > 0 ? agents : [...steps, ...runs]),
    ),
    error: roots.at(-1)?.failure ?? null,
  };
}

function latency(
  spans: readonly { readonly start: bigint | null; readonly end: bigint | null }[],
): number | null {
  const starts = inTime(spans.flatMap(({ start }) => start ?? []));
  const ends = inTime(spans.flatMap(({ end }) => end ?? []));
  if (ends.length < spans.length) return null;
  return millisecondsBetween(starts[0] ?? null, ends.at(-1) ?? null);
}

function inTime(times: readonly bigint[]): bigint[] {
  return [...times].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

/** Without the digits that adding binary fractions makes. */
function roundedOff(sum: number | null): number | null {
  return sum === null ? null : Number(sum.toPrecision(12));
}

function usage(parts: readonly Usage[], latencyMs: number | null): Usage | null {
  const sum = (key: "inputTokens" | "outputTokens" | "costUsd") => {
    const known = parts.flatMap((part) => part[key] ?? []);
    return known.length === 0 ? null : known.reduce((total, one) => total + one, 0);
  };
  const found = {
    inputTokens: sum("inputTokens"),
    outputTokens: sum("outputTokens"),
    costUsd: roundedOff(sum("costUsd")),
    latencyMs,
  };
  return Object.values(found).every((one) => one === null) ? null : found;
}
