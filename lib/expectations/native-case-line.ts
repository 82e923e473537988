import { nativeExpectedLine } from "../evidence/native-expected-line.ts";
import { nativeObjectLine } from "../evidence/native-object-line.ts";
import type { CaseObject, ExpectedCall, ExpectedEffect } from "../grading/model.ts";
import type { JsonText } from "../json/json-node.ts";

/**
 * A case as one line of the native format, without its line end: literals and unknown fields as they came, what is
 * at its default left out, so that an import of it reads the same case back.
 *
 * @example nativeCaseLine(source).startsWith('{"kind":"case","case_id":') // true
 */
export function nativeCaseLine(source: CaseObject): JsonText {
  const json = (value: unknown) => JSON.stringify(value) as JsonText;
  const list = (texts: readonly string[]) => `[${texts.join(",")}]` as JsonText;
  const calls = (alternative: readonly ExpectedCall[]) => list(alternative.map(nativeExpectedLine));
  const { expectToolCalls, accept, expectEffects, tags } = source;
  return nativeObjectLine(
    [
      ["kind", json("case")],
      ["case_id", json(source.caseId)],
      ["input", source.input],
      ["expect_tool_calls", expectToolCalls === null ? null : calls(expectToolCalls)],
      ["accept", accept.length === 0 ? null : list(accept.map(calls))],
      ["ordered", source.ordered ? json(true) : null],
      ["forbid_other_side_effects", source.forbidOtherSideEffects ? json(true) : null],
      ["expect_effects", expectEffects.length === 0 ? null : list(expectEffects.map(effectLine))],
      ["tags", tags.length === 0 ? null : json(tags)],
    ],
    source.extra,
  );
}

function effectLine(effect: ExpectedEffect): JsonText {
  const json = (value: unknown) => JSON.stringify(value) as JsonText;
  return nativeObjectLine(
    [
      ["name", json(effect.name)],
      ["path", json(effect.path)],
      ["exists", effect.exists],
      ["absent", effect.absent],
      ["count", effect.count === null ? null : json(effect.count)],
    ],
    null,
  );
}
