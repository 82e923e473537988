import type { z } from "zod";
import type { RunObject } from "../../grading/model.ts";
import type { JsonMembers } from "../json-members.ts";
import { utcTime } from "../utc-time.ts";
import { KNOWN_FIELDS } from "./known-fields.ts";
import type { NATIVE_SCHEMA } from "./schema.ts";

/** The run that a checked shell describes. */
export function buildRun(shell: z.infer<typeof NATIVE_SCHEMA.run>, members: JsonMembers): RunObject {
  return {
    kind: "run",
    runId: shell.run_id,
    startedAt: utcTime(shell.started_at ?? ""),
    agent: shell.agent ?? null,
    model: shell.model ?? null,
    gitSha: shell.git_sha ?? null,
    labels: members.given("labels"),
    extra: members.without(KNOWN_FIELDS.run),
  };
}
