import type { RunObject } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { JsonMembers } from "../json-members.ts";
import { objectText } from "../object-text.ts";
import { otherMembers } from "../other-members.ts";
import { utcTime } from "../utc-time.ts";
import type { Tau2Results } from "./schema.ts";

const INFO_FIELDS = new Set(["git_commit"]);
/** Long texts that every simulation of the benchmark shares. */
const LONG_FIELDS = new Set(["policy", "global_simulation_guidelines", "tool_defs"]);

/** The run that a results file describes; `members` are those of the document in `text`. */
export function buildRun(runId: string, results: Tau2Results, text: string, members: JsonMembers): RunObject {
  const { git_commit, agent_info, environment_info } = results.info;
  const info = new JsonMembers(text, members.start("info"));
  const kept = otherMembers(info, INFO_FIELDS).map(([key, value]) =>
    value.startsWith("{")
      ? ([key, objectText(otherMembers(new JsonMembers(value, 0), LONG_FIELDS))] as const)
      : ([key, value] as const),
  );
  const domain = environment_info?.domain_name;
  return {
    kind: "run",
    runId,
    startedAt: results.timestamp ? utcTime(results.timestamp) : null,
    agent: agent_info?.implementation || null,
    model: agent_info?.llm || null,
    gitSha: git_commit && git_commit !== "unknown" ? git_commit : null,
    labels: domain ? (JSON.stringify({ domain }) as JsonText) : null,
    extra: objectText(kept),
  };
}
