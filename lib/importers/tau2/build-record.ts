import type { RecordObject, Usage } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { compactJson } from "../compact-json.ts";
import type { JsonMembers } from "../json-members.ts";
import { objectText } from "../object-text.ts";
import { otherMembers } from "../other-members.ts";
import { withoutNonFinite } from "../without-non-finite.ts";
import { buildCalls } from "./build-calls.ts";
import { judgeReward } from "./judge-reward.ts";
import type { Tau2Message, Tau2Simulation } from "./schema.ts";
import { stoppedBy } from "./stopped-by.ts";

/** Read, or the same long text in every simulation. */
const SIMULATION_FIELDS = new Set(["task_id", "trial", "messages", "policy"]);

/** The record that a simulation describes; `members` are those of its object in `text`. */
export function buildRecord(
  simulation: Tau2Simulation,
  ids: Pick<RecordObject, "recordId" | "runId" | "caseId" | "trial">,
  text: string,
  members: JsonMembers,
  lenient: boolean,
): RecordObject {
  const messages = simulation.messages ?? [];
  const { calls, userCalls } = buildCalls(messages, text, members.start("messages"));
  const judged = judgeReward(simulation, text, members);
  const strict = <T extends JsonText | null>(json: T): T =>
    lenient && json !== null ? (withoutNonFinite(json) as T) : json;
  const user = userCalls === 0 ? null : (String(userCalls) as JsonText);
  return {
    kind: "record",
    ...ids,
    toolCalls: calls.map((call) => ({
      ...call,
      argumentsReceived: strict(call.argumentsReceived),
      result: strict(call.result),
      error: strict(call.error),
      extra: strict(call.extra),
    })),
    finalMessage: finalMessage(messages),
    messages: strict(members.given("messages")),
    usage: usage(simulation, messages),
    ...judged,
    // Findings quote it: on one line it reads well, and equal failures stay one signature.
    effects: judged.effects?.map((effect) => ({ ...effect, detail: compact(strict(effect.detail)) })) ?? null,
    world: null,
    error: stoppedBy(simulation.termination_reason),
    extra: strict(objectText([...otherMembers(members, SIMULATION_FIELDS), ["user_calls", user]])),
  };
}

function finalMessage(messages: readonly Tau2Message[]): string | null {
  const last = messages.findLast(
    ({ role, content }) => role === "assistant" && typeof content === "string" && content !== "",
  );
  return typeof last?.content === "string" ? last.content : null;
}

/** Tokens of the agent's messages; the simulated user's are not its own. */
function usage(simulation: Tau2Simulation, messages: readonly Tau2Message[]): Usage | null {
  const own = messages.flatMap(({ role, usage }) => (role === "assistant" && usage ? [usage] : []));
  const sum = (values: readonly (number | null | undefined)[]) => {
    const known = values.filter((value): value is number => typeof value === "number" && value >= 0);
    return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
  };
  const { agent_cost, duration } = simulation;
  const found = {
    inputTokens: sum(own.map((one) => one.prompt_tokens)),
    outputTokens: sum(own.map((one) => one.completion_tokens)),
    costUsd: sum([agent_cost]),
    latencyMs: typeof duration === "number" && duration >= 0 ? Math.round(duration * 1000) : null,
  };
  return Object.values(found).every((value) => value === null) ? null : found;
}

function compact(detail: JsonText | null): JsonText | null {
  return detail === null ? null : compactJson(detail);
}
