import type { CaseObject, ExpectedCall } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { compactJson } from "../compact-json.ts";
import { jsonItemStarts } from "../json-item-starts.ts";
import { JsonMembers } from "../json-members.ts";
import type { TauBenchRun } from "./schema.ts";

type Task = NonNullable<NonNullable<TauBenchRun["info"]>["task"]>;

const TASK_FIELDS = new Set(["instruction", "actions"]);
const ACTION_FIELDS = new Set(["name", "kwargs"]);

/**
 * The case that a run's task describes; `members` are those of its `task` object in `text`. Its actions are all the
 * writes that the gold solution makes, so no other side effect is right. White space between tokens is dropped: the
 * same task is indented in one file and not in the next.
 */
export function buildCase(caseId: string, task: Task, text: string, members: JsonMembers): CaseObject {
  const starts = task.actions ? jsonItemStarts(text, members.start("actions")) : [];
  const extra = members.without(TASK_FIELDS);
  return {
    kind: "case",
    caseId,
    input: typeof task.instruction === "string" ? (JSON.stringify(task.instruction) as JsonText) : null,
    expectToolCalls: task.actions
      ? task.actions.map((action, index) =>
          expectedCall(action.name, new JsonMembers(text, starts[index] ?? 0)),
        )
      : null,
    accept: [],
    ordered: false,
    forbidOtherSideEffects: true,
    expectEffects: [],
    tags: [],
    extra: extra === null ? null : compactJson(extra),
  };
}

function expectedCall(name: string, members: JsonMembers): ExpectedCall {
  const args = members.given("kwargs");
  const extra = members.without(ACTION_FIELDS);
  return {
    name,
    args: args === null ? null : compactJson(args),
    argTypes: {},
    argsAnyOf: {},
    optionalArgs: [],
    extra: extra === null ? null : compactJson(extra),
  };
}
