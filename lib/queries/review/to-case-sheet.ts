import { expectationText } from "../../evidence/expectation-text.ts";
import { expectedEffectText } from "../../evidence/expected-effect-text.ts";
import { readableJson } from "../../evidence/readable-json.ts";
import type { CaseObject } from "../../grading/model.ts";
import { preview } from "../../json/preview.ts";
import type { CaseSheet } from "./case-sheet.ts";

const SHOWN = 20_000;
const ALTERNATIVES = 10;

/** A case laid out for reading, its long texts cut. */
export function toCaseSheet(source: CaseObject): CaseSheet {
  const { expectToolCalls, accept, expectEffects } = source;
  const all = expectToolCalls === null ? accept : [expectToolCalls, ...accept];
  return {
    input: source.input === null ? null : cut(readableJson(source.input).text),
    ordered: source.ordered,
    forbidOtherSideEffects: source.forbidOtherSideEffects,
    tags: source.tags,
    alternatives: all
      .slice(0, ALTERNATIVES)
      .map((calls) => ({ calls: calls.length, text: cut(expectationText(calls)) })),
    effects: expectEffects.length === 0 ? null : cut(expectEffects.map(expectedEffectText).join("\n")),
  };
}

function cut(text: string): string {
  const shown = preview(text, SHOWN);
  return shown.cut ? `${shown.text}… (${shown.length.toLocaleString("en")} characters)` : text;
}
