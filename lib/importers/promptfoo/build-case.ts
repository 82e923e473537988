import { caseWithoutDefinition } from "../../grading/case-without-definition.ts";
import type { CaseObject } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { compactJson } from "../compact-json.ts";
import { objectText } from "../object-text.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { expectedNames } from "./expected-names.ts";

/**
 * The case that a test describes: its variables as the input, and where an assertion says which tools are to be
 * called, their names alone, and no other side effect. Of any other test nothing is expected that could be stated as
 * calls, so that a case which someone states wins over it.
 */
export function buildCase(
  caseId: string,
  vars: JsonPlace | null,
  assertions: readonly JsonPlace[],
): CaseObject {
  const names = expectedNames(assertions);
  const source = vars?.source() ?? null;
  const input = source === null ? null : compactJson(source);
  if (names === null) return { ...caseWithoutDefinition(caseId), input, found: true };
  return {
    ...caseWithoutDefinition(caseId),
    input,
    expectToolCalls: names.map((name) => ({
      name,
      args: null,
      argTypes: {},
      argsAnyOf: {},
      optionalArgs: [],
      extra: null,
    })),
    forbidOtherSideEffects: true,
    extra: objectText([
      ["assert", compactJson(`[${assertions.map((one) => one.source()).join(",")}]` as JsonText)],
    ]),
  };
}
