import { fileStem } from "../transcript/file-stem.ts";
import type { SweTrajectory } from "./schema.ts";

/**
 * Case and run of a trajectory file, which lies at `run/instance/instance.traj`: the instance that it states, else
 * its file's name; the nearest folder that is named otherwise, else the file's name.
 *
 * @example // "night/a__b-1/a__b-1.traj" → { caseId: "a__b-1", runId: "night" }
 */
export function trajectoryIds(
  trajectory: SweTrajectory,
  file: string,
): { readonly caseId: string; readonly runId: string } {
  const stem = fileStem(file);
  const folders = file.split(/[/\\]/).slice(0, -1);
  return {
    caseId: trajectory.instance_id || replayedProblem(trajectory.replay_config) || stem,
    runId: folders.findLast((folder) => folder !== "" && folder !== stem) ?? stem,
  };
}

/** The configuration lies beside the trajectory as JSON text. */
function replayedProblem(config: unknown): string | null {
  let read: unknown = config;
  if (typeof config === "string") {
    try {
      read = JSON.parse(config);
    } catch {
      return null;
    }
  }
  const problem = member(read, "problem_statement");
  const id = member(problem, "id");
  return typeof id === "string" ? id : null;
}

function member(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return null;
  return (value as Record<string, unknown>)[key];
}
