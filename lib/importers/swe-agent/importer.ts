import type { Importer } from "../importer.ts";
import { headBodies } from "../transcript/head-bodies.ts";
import { TranscriptReader } from "../transcript/transcript-reader.ts";
import { translateTrajectory } from "./translate-trajectory.ts";

/** Trajectory files of SWE-agent. */
export const sweAgentImporter: Importer = {
  name: "swe-agent",
  title: "SWE-agent trajectories (.traj)",
  takes: [
    "A trajectory file is a record. The case is instance_id, else the problem's id in replay_config, else the file's name; the run is the nearest folder that is not named as the file, else the file's name. Record ids are run/case/trial.",
    "tool_calls of the history's assistant entries in order, argument text byte for byte. Results by the ids that tool_call_ids lists, else by position. Demonstrations are left out.",
    "info.exit_status as the reason, without a verdict. Limits and broken environments (exit_cost, exit_context, exit_error …) are the record's error, so that it is not graded; exit_format and exit_forfeit are the agent's own.",
    "Cost and tokens of info.model_stats; the submission and all else of info beside the record.",
    "A trajectory whose actions are text has no calls, which its record says as an error.",
  ],
  cannotTell: [
    "Whether the instance was solved, and which calls were expected: give the cases as native YAML beside the files.",
    "The tools' schemas and which of them have side effects: declare them in YAML or in the browser.",
    "Which results are errors, the model, when the run was made and how long the calls took.",
  ],
  framing: "elements",
  detect(head) {
    for (const one of headBodies(head)) {
      const entries = one.get("history")?.items() ?? [];
      if (
        entries.some((entry) => entry.get("role") !== null && entry.first("message_type", "agent") !== null)
      ) {
        return { certainty: "certain", why: "a history whose entries name their agent" };
      }
      if (
        one.get("trajectory")?.isList &&
        one.keys.some((key) => key === "history" || key === "environment")
      ) {
        return { certainty: "certain", why: "a trajectory with its history or environment" };
      }
    }
    return null;
  },
  createReader: () => new TranscriptReader(translateTrajectory),
};
