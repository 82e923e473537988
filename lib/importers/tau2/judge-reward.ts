import type { EffectResult } from "../../grading/model.ts";
import { jsonItemStarts } from "../json-item-starts.ts";
import { JsonMembers } from "../json-members.ts";
import type { Tau2RewardInfo, Tau2Simulation } from "./schema.ts";

/** The margin within which the benchmark itself takes a reward for 1. */
const REWARD_MARGIN = 1e-6;

export type Judgement = {
  readonly harnessVerdict: "pass" | "fail" | null;
  readonly harnessReason: string | null;
  readonly effects: readonly EffectResult[] | null;
};

/** What the benchmark says of a simulation: its reward, and the checks of the world that the reward rests on. */
export function judgeReward(simulation: Tau2Simulation, text: string, members: JsonMembers): Judgement {
  const info = simulation.reward_info;
  if (!info) return { harnessVerdict: null, harnessReason: null, effects: null };
  const { reward } = info;
  const isNumber = typeof reward === "number";
  return {
    harnessVerdict: isNumber ? (Math.abs(1 - reward) <= REWARD_MARGIN ? "pass" : "fail") : null,
    harnessReason: isNumber ? reason(reward, info) : null,
    effects: effects(info, new JsonMembers(text, members.start("reward_info")), text),
  };
}

function reason(reward: number, info: Tau2RewardInfo): string {
  const note =
    typeof info.info === "object" && info.info !== null && "note" in info.info ? info.info.note : null;
  const unsaid = (info.communicate_checks ?? []).filter(({ met }) => met === false);
  return [
    `reward ${reward}`,
    ...Object.entries(info.reward_breakdown ?? {}).map(([name, part]) => `${name} ${String(part)}`),
    ...(unsaid.length === 0
      ? []
      : [`not communicated: ${unsaid.map(({ info }) => String(info)).join(", ")}`]),
    ...(typeof note === "string" ? [note] : []),
  ].join("; ");
}

/** Only what the reward rests on: the other checks are made, but decide nothing. */
function effects(info: Tau2RewardInfo, members: JsonMembers, text: string): EffectResult[] | null {
  const decides = (basis: string) => info.reward_basis?.includes(basis) ?? true;
  const found: EffectResult[] = [];
  const database = info.db_check?.db_match;
  if (typeof database === "boolean" && decides("DB")) {
    found.push({ name: "database", passed: database, detail: members.given("db_check") });
  }
  if (info.env_assertions && info.env_assertions.length > 0 && decides("ENV_ASSERTION")) {
    const starts = jsonItemStarts(text, members.start("env_assertions"));
    info.env_assertions.forEach(({ env_assertion, met }, index) => {
      const detail = new JsonMembers(text, starts[index] ?? 0).given("env_assertion");
      found.push({ name: env_assertion?.func_name || "env_assertion", passed: met, detail });
    });
  }
  return found.length === 0 ? null : found;
}
