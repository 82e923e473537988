import type { Usage } from "../../grading/model.ts";
import type { Translation } from "../transcript/conversation.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { schemaRefusal } from "../transcript/schema-refusal.ts";
import { usageOf } from "../transcript/usage-of.ts";
import { buildMessage } from "./build-message.ts";
import { SWE_TRAJECTORY, type SweTrajectory } from "./schema.ts";
import { trajectoryIds } from "./trajectory-ids.ts";

/** The trajectory repeats the history with each step's query; its configuration is the run's. */
const TAKEN = new Set(["history", "trajectory", "replay_config"]);
/** The agent's own doing: output in no known form, or giving up. */
const AGENTS_OWN = new Set(["exit_format", "exit_forfeit"]);

/** What one trajectory file holds: one record, with the calls of its history. */
export function translateTrajectory(top: JsonPlace, file: string): Translation {
  const shell = SWE_TRAJECTORY.safeParse(top.value);
  if (!shell.success) return schemaRefusal(top, shell.error);
  const { history, info } = shell.data;
  const list = top.get("history");
  const places = list?.items() ?? [];
  const messages = history.flatMap((entry, index) => {
    const place = places[index];
    return place === undefined ? [] : [buildMessage(entry, place)];
  });
  const { caseId, runId } = trajectoryIds(shell.data, file);
  const status = info?.exit_status || null;
  return {
    ok: true,
    ids: { caseId, runId, trial: null },
    ownId: null,
    run: { agent: "SWE-agent" },
    tools: [],
    conversations: [
      {
        messages,
        messagesText: list?.source() ?? null,
        usage: usage(info),
        error: error(shell.data, status),
        ended: status === null ? null : `exit_status ${status}`,
        extra: top.without(TAKEN),
      },
    ],
  };
}

/** Why the calls are not all there, or not to be held against the agent. */
function error({ history }: SweTrajectory, status: string | null): string | null {
  const own = history.filter(({ role, is_demo }) => role === "assistant" && !is_demo);
  const said: string[] = [];
  const exit = /exit_\w+/.exec(status ?? "")?.[0];
  if (exit !== undefined && !AGENTS_OWN.has(exit)) said.push(`the run ended with ${status}`);
  const isText = own.every(({ tool_calls }) => !tool_calls?.length) && own.some(({ action }) => action);
  if (isText) said.push("the agent wrote its actions as text, so that the trajectory holds no tool calls");
  return said.length === 0 ? null : said.join("; ");
}

function usage(info: SweTrajectory["info"]): Usage | null {
  const stats = info?.model_stats;
  const tokens = usageOf(stats?.tokens_sent, stats?.tokens_received);
  const cost = stats?.instance_cost ?? null;
  if (cost === null || cost < 0) return tokens;
  return { inputTokens: null, outputTokens: null, latencyMs: null, ...tokens, costUsd: cost };
}
