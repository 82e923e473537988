import type { z } from "zod";
import type { SuiteObject } from "../../grading/model.ts";
import type { JsonMembers } from "../json-members.ts";
import { KNOWN_FIELDS } from "./known-fields.ts";
import type { NATIVE_SCHEMA } from "./schema.ts";

/** The suite that a checked shell describes. */
export function buildSuite(shell: z.infer<typeof NATIVE_SCHEMA.suite>, members: JsonMembers): SuiteObject {
  return {
    kind: "suite",
    suite: shell.suite ?? "default",
    argsMatch: shell.args_match ?? "named",
    repeats: shell.repeats ?? "signal",
    extra: members.without(KNOWN_FIELDS.suite),
  };
}
