import type { CaseObject, ExpectedCall, ExpectedEffect } from "../../grading/model.ts";
import { KNOWN_FIELDS } from "../../importers/native/known-fields.ts";
import type { JsonText } from "../../json/json-node.ts";
import { expectedCallText } from "./expected-call-text.ts";
import { listText } from "./list-text.ts";
import { objectText } from "./object-text.ts";
import { plainText } from "./plain-text.ts";

/** A case as the native format writes it, with its literals. `kept`: fields that `extra` holds whole. */
export function caseText(source: CaseObject, kept: ReadonlySet<string>): JsonText {
  const { expectToolCalls, accept, expectEffects, tags } = source;
  const calls = (list: readonly ExpectedCall[]) => listText(list.map(expectedCallText));
  return objectText(
    [
      ["kind", plainText("case")],
      ["case_id", plainText(source.caseId)],
      ["input", source.input],
      ["expect_tool_calls", expectToolCalls && calls(expectToolCalls)],
      ["accept", accept.length === 0 ? null : listText(accept.map(calls))],
      ["ordered", plainText(source.ordered || null)],
      ["forbid_other_side_effects", plainText(source.forbidOtherSideEffects || null)],
      ["expect_effects", expectEffects.length === 0 ? null : listText(expectEffects.map(effectText))],
      ["tags", tags.length === 0 ? null : plainText(tags)],
      ["found", plainText(source.found ?? null)],
    ],
    source.extra,
    KNOWN_FIELDS.case,
    kept,
  );
}

function effectText(effect: ExpectedEffect): JsonText {
  return objectText(
    [
      ["name", plainText(effect.name)],
      ["path", plainText(effect.path)],
      ["exists", effect.exists],
      ["absent", effect.absent],
      ["count", plainText(effect.count)],
    ],
    null,
    KNOWN_FIELDS.expectedEffect,
  );
}
