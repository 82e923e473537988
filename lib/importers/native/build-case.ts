import type { z } from "zod";
import type { CaseObject, ExpectedCall, ExpectedEffect } from "../../grading/model.ts";
import { jsonItemStarts } from "../json-item-starts.ts";
import { JsonMembers } from "../json-members.ts";
import { buildExpectedCall } from "./build-expected-call.ts";
import { extraText } from "./extra-text.ts";
import { KNOWN_FIELDS } from "./known-fields.ts";
import type { NATIVE_SCHEMA } from "./schema.ts";

type ExpectedShell = z.infer<typeof NATIVE_SCHEMA.expectedCall>;
type EffectShell = z.infer<typeof NATIVE_SCHEMA.expectedEffect>;

/** The case that a checked shell describes. */
export function buildCase(
  shell: z.infer<typeof NATIVE_SCHEMA.case>,
  text: string,
  members: JsonMembers,
): CaseObject {
  const effects =
    (shell.expect_effects ?? []).length === 0 ? [] : itemStarts(text, members, "expect_effects");
  const effectMembers = effects.map((start) => new JsonMembers(text, start));
  const kept = effectMembers.some((one) => one.without(KNOWN_FIELDS.expectedEffect) !== null)
    ? ["expect_effects"]
    : [];
  return {
    kind: "case",
    caseId: shell.case_id,
    input: members.given("input"),
    expectToolCalls: shell.expect_tool_calls
      ? expectedCalls(shell.expect_tool_calls, text, members.start("expect_tool_calls"))
      : null,
    accept: shell.accept ? alternatives(shell.accept, text, members.start("accept")) : [],
    ordered: shell.ordered ?? false,
    forbidOtherSideEffects: shell.forbid_other_side_effects ?? false,
    expectEffects: effectMembers.map((one, index) => expectedEffect(shell.expect_effects?.[index], one)),
    tags: shell.tags ?? [],
    extra: extraText(members, KNOWN_FIELDS.case, kept),
    ...(shell.found ? { found: true } : {}),
  };
}

function itemStarts(text: string, members: JsonMembers, key: string): number[] {
  return jsonItemStarts(text, members.start(key));
}

function expectedCalls(shells: readonly ExpectedShell[], text: string, start: number): ExpectedCall[] {
  const starts = jsonItemStarts(text, start);
  return shells.map((shell, index) => buildExpectedCall(shell, text, starts[index] ?? start));
}

function alternatives(accept: readonly ExpectedShell[][], text: string, start: number): ExpectedCall[][] {
  const starts = jsonItemStarts(text, start);
  return accept.map((shells, index) => expectedCalls(shells, text, starts[index] ?? start));
}

function expectedEffect(shell: EffectShell | undefined, members: JsonMembers): ExpectedEffect {
  return {
    name: shell?.name ?? "",
    path: shell?.path ?? "",
    exists: members.given("exists"),
    absent: members.given("absent"),
    count: shell?.count ?? null,
  };
}
