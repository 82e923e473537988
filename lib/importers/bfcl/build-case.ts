import type { CaseObject } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { compactJson } from "../compact-json.ts";
import { JsonMembers } from "../json-members.ts";
import { objectText } from "../object-text.ts";
import { otherMembers } from "../other-members.ts";
import { apiName } from "./api-name.ts";
import { categoryOf } from "./category-of.ts";
import { expectedCalls, type ParameterOrder } from "./expected-calls.ts";

const QUESTION_FIELDS = new Set(["id", "question"]);

/**
 * The case of a question, with or without its answer, each as its row of JSON. Every further call is wrong to the
 * benchmark's checker. Names with a dot are expected as APIs get them and accepted as they are, or the other way
 * round where `dotted` says that models call them so.
 */
export function buildCase(
  id: string,
  question: JsonText | null,
  answer: JsonText | null,
  order: ParameterOrder,
  dotted: boolean,
): CaseObject {
  const category = categoryOf(id);
  const asked = question === null ? null : new JsonMembers(question, 0);
  const groundTruth = answer === null ? null : new JsonMembers(answer, 0).given("ground_truth");
  const expectation = groundTruth === null ? null : expectedCalls(groundTruth, order);
  // The questions that ask for no call at all have no answers.
  const nothing = groundTruth === null && category.includes("irrelevance") ? [] : null;
  const calls = expectation?.calls ?? nothing;
  const problem = expectation?.problem ?? null;
  const extra = objectText([
    ...(asked === null ? [] : otherMembers(asked, QUESTION_FIELDS)),
    ["ground_truth", groundTruth],
    ["not_expressible", problem === null ? null : (JSON.stringify(problem) as JsonText)],
  ]);
  const api = calls?.map((call) => ({ ...call, name: apiName(call.name) })) ?? null;
  const renamed = calls?.some(({ name }) => apiName(name) !== name) ?? false;
  const input = asked?.given("question") ?? null;
  return {
    kind: "case",
    caseId: id,
    input: input === null ? null : compactJson(input),
    expectToolCalls: dotted ? calls : api,
    accept: renamed && calls !== null && api !== null ? [dotted ? api : calls] : [],
    ordered: false,
    forbidOtherSideEffects: calls !== null,
    expectEffects: [],
    tags: [category],
    extra: extra === null ? null : compactJson(extra),
    ...(calls === null ? { found: true } : {}),
  };
}
