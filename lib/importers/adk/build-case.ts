import type { CaseObject } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { compactJson } from "../compact-json.ts";
import type { Turn } from "./turn.ts";

/**
 * The case that a session describes: the calls of all its turns one after the other, and as input what the user said,
 * a list where there are several turns. White space between tokens is dropped.
 */
export function buildCase(caseId: string, turns: readonly Turn[], rest: JsonText | null): CaseObject {
  const isSaid = turns.some(({ calls }) => calls !== null);
  return {
    kind: "case",
    caseId,
    input: oneOrList(turns.map(({ input }) => input)),
    expectToolCalls: isSaid
      ? turns.flatMap(({ calls }) =>
          (calls ?? []).map(({ name, args }) => ({
            name,
            args: args === null ? null : compactJson(args),
            argTypes: {},
            argsAnyOf: {},
            optionalArgs: [],
            extra: null,
          })),
        )
      : null,
    accept: [],
    ordered: false,
    forbidOtherSideEffects: false,
    expectEffects: [],
    tags: [],
    extra: extra(turns, rest),
  };
}

function oneOrList(texts: readonly (JsonText | null)[]): JsonText | null {
  if (texts.every((text) => text === null)) return null;
  const json = texts.length === 1 ? texts[0] : `[${texts.map((text) => text ?? "null").join(",")}]`;
  return compactJson(json as JsonText);
}

function extra(turns: readonly Turn[], rest: JsonText | null): JsonText | null {
  const reference = oneOrList(turns.map((turn) => turn.reference));
  const own = rest === null ? null : compactJson(rest);
  if (reference === null) return own;
  const said = `"reference":${reference}`;
  return (own === null ? `{${said}}` : `${own.slice(0, -1)},${said}}`) as JsonText;
}
