import type { RecordObject } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { JsonMembers } from "../json-members.ts";
import { buildCalls } from "./build-calls.ts";
import { harnessReason } from "./harness-reason.ts";
import type { TauBenchRun } from "./schema.ts";

const RUN_FIELDS = new Set(["task_id", "trial", "reward", "traj", "info"]);
const INFO_FIELDS = new Set(["task", "error"]);
/** The margin within which the benchmark itself takes a reward for 1. */
const REWARD_MARGIN = 1e-6;

/** The record that one run describes; `members` are those of the run's object in `text`. */
export function buildRecord(
  run: TauBenchRun,
  runId: string,
  text: string,
  members: JsonMembers,
): RecordObject {
  const caseId = String(run.task_id);
  const trial = run.trial ?? 0;
  const solved = typeof run.reward === "number" ? Math.abs(1 - run.reward) <= REWARD_MARGIN : null;
  return {
    kind: "record",
    recordId: `${runId}/${caseId}/${trial}`,
    runId,
    caseId,
    trial,
    toolCalls: buildCalls(run.traj, text, members.start("traj")),
    finalMessage: finalMessage(run.traj),
    messages: members.given("traj"),
    usage: null,
    harnessVerdict: solved === null ? null : solved ? "pass" : "fail",
    harnessReason: harnessReason(run),
    effects: solved === null ? null : [{ name: "database", passed: solved, detail: null }],
    world: null,
    error: run.info?.error ?? null,
    extra: extra(run, text, members),
  };
}

function finalMessage(messages: TauBenchRun["traj"]): string | null {
  const last = messages.findLast((one) => one.role === "assistant" && typeof one.content === "string");
  return typeof last?.content === "string" ? last.content : null;
}

function extra(run: TauBenchRun, text: string, members: JsonMembers): JsonText | null {
  const rest = members.without(RUN_FIELDS);
  const info = run.info ? new JsonMembers(text, members.start("info")).without(INFO_FIELDS) : null;
  if (info === null) return rest;
  return (rest === null ? `{"info":${info}}` : `${rest.slice(0, -1)},"info":${info}}`) as JsonText;
}
