import type { CaseObject, ExpectedCall } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { compactJson } from "../compact-json.ts";
import { jsonItemStarts } from "../json-item-starts.ts";
import { JsonMembers } from "../json-members.ts";
import { objectText } from "../object-text.ts";
import { otherMembers } from "../other-members.ts";
import { caseId } from "./case-id.ts";
import type { Tau2Task } from "./schema.ts";

type Action = NonNullable<NonNullable<Tau2Task["evaluation_criteria"]>["actions"]>[number];

const TASK_FIELDS = new Set(["id", "user_scenario"]);
const ACTION_FIELDS = new Set(["name", "arguments", "requestor"]);

/**
 * The case that a task describes; `start` is the offset of its object in `text`. What the simulated user is to do is
 * not expected of the agent. Where the database decides, no other side effect is right; a task that then asks nothing
 * of the agent's calls states nothing about them.
 */
export function buildCase(task: Tau2Task, domain: string | null, text: string, start: number): CaseObject {
  const members = new JsonMembers(text, start);
  const criteria = task.evaluation_criteria ?? null;
  const inner = criteria === null ? null : new JsonMembers(text, members.start("evaluation_criteria"));
  const starts = criteria?.actions && inner ? jsonItemStarts(text, inner.start("actions")) : [];
  const calls = criteria?.actions
    ? criteria.actions.flatMap((action, index) =>
        action.requestor === "user" ? [] : [expectedCall(action, new JsonMembers(text, starts[index] ?? 0))],
      )
    : null;
  const forbids = criteria?.reward_basis?.includes("DB") ?? false;
  const asksNothing = !forbids && (calls === null || calls.length === 0);
  const input = members.given("user_scenario");
  const extra = objectText(otherMembers(members, TASK_FIELDS));
  return {
    kind: "case",
    caseId: caseId(domain, task.id),
    input: input === null ? null : compactJson(input),
    expectToolCalls: asksNothing ? null : calls,
    accept: [],
    ordered: false,
    forbidOtherSideEffects: forbids,
    expectEffects: [],
    tags: domain === null ? [] : [domain],
    extra: extra === null ? null : compactJson(extra),
    ...(asksNothing ? { found: true } : {}),
  };
}

function expectedCall({ name, compare_args }: Action, members: JsonMembers): ExpectedCall {
  const given = members.given("arguments");
  const compared = compare_args ? new Set(compare_args) : null;
  const args = given === null || compared === null ? given : only(given, compared);
  const extra = objectText([
    ...otherMembers(members, ACTION_FIELDS),
    ...(compared === null ? [] : ([["arguments", given]] as const)),
  ]);
  return {
    name,
    args: args === null ? null : compactJson(args),
    argTypes: {},
    argsAnyOf: {},
    optionalArgs: [],
    extra: extra === null ? null : compactJson(extra),
  };
}

/** The members of an object that are compared; all others may be anything. */
function only(object: JsonText, compared: ReadonlySet<string>): JsonText {
  const members = new JsonMembers(object, 0);
  const kept = members.keys.flatMap((key, at) =>
    compared.has(key) ? [[key, members.sourceAt(at)] as const] : [],
  );
  return objectText(kept) ?? ("{}" as JsonText);
}
