import { headObjects } from "../head-objects.ts";
import type { Importer } from "../importer.ts";
import { JsonMembers } from "../json-members.ts";
import { ResultsReader } from "./results-reader.ts";

/** Results files of tau2-bench, also with the simulations in files of their own. */
export const tau2Importer: Importer = {
  name: "tau2",
  title: "tau2-bench results",
  takes: [
    "A results file is a run; its id is what the benchmark names such a file: timestamp_domain_agent_model (without a timestamp the file's name). A task is a case, domain/task id; record ids are run/domain/task id/trial, with #2, #3 … for further simulations of the same trial.",
    "evaluation_criteria.actions as the expected calls, those of the simulated user left out; where compare_args names keys, only these are expected. Where the database decides (reward_basis has DB), any other side effect is forbidden.",
    "The agent's calls. Those of the simulated user are left out and counted in user_calls. Arguments are the text in the provider's raw answer where that has the call's id and name, else the object, marked as parsed by the provider.",
    "Results by the id of the tool message, by position where ids repeat or are missing; one with error true is the call's error.",
    "reward as the harness verdict (1 is a pass) with its breakdown as the reason; db_check and env_assertions as effect results, where the reward rests on them. action_checks stay beside the record.",
    "The agent's tools: those expected, and those that answered a call without an error; action_checks tell which read and which write, environment_info.tool_defs their schemas. What you state of a tool yourself wins.",
    "A limit or a failure that is not the agent's (max_steps, timeout, user_error …) is the record's error, so that it is not graded.",
    "Model, agent, commit, tokens and cost of the agent, duration, seed. Times without a zone are taken for UTC.",
  ],
  cannotTell: [
    "The tools' schemas, and which tools that no task expects have side effects: declare them in YAML beside the file or in the browser.",
    "The exact argument text where a message has no raw_data: Python has read and written the object anew.",
    "How long each call took. The calls of voice simulations that were saved as ticks. The policy is not kept: it is the same for every task.",
  ],
  framing: { streams: ["simulations"] },
  detect(head) {
    for (const one of headObjects(head)) {
      const has = (...keys: string[]) => keys.every((key) => one.start(key) !== -1);
      const info = one.start("info");
      if (info !== -1 && head.text[info] === "{") {
        const inner = new JsonMembers(head.text, info);
        if (inner.start("agent_info") !== -1 && inner.start("user_info") !== -1) {
          return { certainty: "certain", why: "a document with info on the agent and the simulated user" };
        }
      }
      if (has("task_id", "termination_reason", "start_time")) {
        return { certainty: "certain", why: "a simulation with task_id and termination_reason" };
      }
      if (has("execution_events")) {
        return { certainty: "likely", why: "a log of execution_events" };
      }
    }
    return null;
  },
  createReader: () => new ResultsReader(),
};
