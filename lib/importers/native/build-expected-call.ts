import type { z } from "zod";
import type { ExpectedCall } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { jsonItemStarts } from "../json-item-starts.ts";
import { JsonMembers } from "../json-members.ts";
import { jsonValueEnd } from "../json-value-end.ts";
import { KNOWN_FIELDS } from "./known-fields.ts";
import type { NATIVE_SCHEMA } from "./schema.ts";

/** The expected call that a checked shell describes; its object opens at `start` of `text`. */
export function buildExpectedCall(
  shell: z.infer<typeof NATIVE_SCHEMA.expectedCall>,
  text: string,
  start: number,
): ExpectedCall {
  const members = new JsonMembers(text, start);
  return {
    name: shell.name ?? shell.tool ?? "",
    args: members.given("args"),
    argTypes: Object.fromEntries(
      Object.entries(shell.arg_types ?? {}).map(([path, names]) => [path, [names].flat() as string[]]),
    ),
    argsAnyOf: (shell.args_any_of ?? null) === null ? {} : acceptedValues(text, members.start("args_any_of")),
    optionalArgs: shell.optional_args ?? [],
    extra: members.without(KNOWN_FIELDS.expectedCall),
  };
}

function acceptedValues(text: string, start: number): Record<string, JsonText[]> {
  const members = new JsonMembers(text, start);
  return Object.fromEntries(
    members.keys.map((key) => [
      key,
      jsonItemStarts(text, members.start(key)).map(
        (at) => text.slice(at, jsonValueEnd(text, at)) as JsonText,
      ),
    ]),
  );
}
