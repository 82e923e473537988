import type { CaseObject } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { compactJson } from "../compact-json.ts";
import { objectText } from "../object-text.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { expectedNames } from "./expected-names.ts";

/**
 * The case that a test describes, where an assertion says which tools are to be called: their names alone, and no
 * other side effect. Null for all other tests, whose expectations are not such that they could be stated as calls.
 */
export function buildCase(
  caseId: string,
  vars: JsonPlace | null,
  assertions: readonly JsonPlace[],
): CaseObject | null {
  const names = expectedNames(assertions);
  if (names === null) return null;
  const input = vars?.source() ?? null;
  return {
    kind: "case",
    caseId,
    input: input === null ? null : compactJson(input),
    expectToolCalls: names.map((name) => ({
      name,
      args: null,
      argTypes: {},
      argsAnyOf: {},
      optionalArgs: [],
      extra: null,
    })),
    accept: [],
    ordered: false,
    forbidOtherSideEffects: true,
    expectEffects: [],
    tags: [],
    extra: objectText([
      ["assert", compactJson(`[${assertions.map((one) => one.source()).join(",")}]` as JsonText)],
    ]),
  };
}
