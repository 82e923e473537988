import type { ExpectedCall } from "../grading/model.ts";
import type { JsonText } from "../json/json-node.ts";
import { acceptToo } from "./accept-too.ts";
import { alternativesOf } from "./alternatives-of.ts";
import type { ArgumentFault } from "./argument-fault.ts";
import type { CaseChange } from "./case-change.ts";
import type { EditKind } from "./case-edit.ts";
import { editObject } from "./edit-object.ts";
import { emittedArgument } from "./emitted-argument.ts";
import { findArgumentFaults } from "./find-argument-faults.ts";
import { literalAt } from "./literal-at.ts";
import type { RecordAtHand } from "./record-at-hand.ts";
import { replaceAt } from "./replace-at.ts";
import { typesOfLiteral } from "./types-of-literal.ts";
import { withAlternative } from "./with-alternative.ts";
import { withoutArgument } from "./without-argument.ts";

/** Arguments that are looked at; a record with more faults is not one of a wrong expectation. */
const MAX_FAULTS = 20;

/** What could be done about each argument that bears findings. Whether it settles them, grading tells. */
export function listArgumentChanges(hand: RecordAtHand): CaseChange[] {
  return findArgumentFaults(hand)
    .slice(0, MAX_FAULTS)
    .flatMap((fault) => {
      const call = alternativesOf(hand.source)[hand.alternative]?.[fault.expectedIndex];
      return call === undefined ? [] : changesOf({ ...hand, fault, call });
    });
}

type FaultAtHand = RecordAtHand & { readonly fault: ArgumentFault; readonly call: ExpectedCall };
type Told = Readonly<Record<"before" | "after", JsonText | null>> & { readonly path: string };

function changesOf(hand: FaultAtHand): CaseChange[] {
  const { fault, call } = hand;
  const { key, at } = fault;
  const before = literalAt(call.args, [key]);
  const emitted = emittedArgument(hand.record, fault.callIndex, [key]);
  const has = (kind: string) => at.some(({ finding }) => finding.kind === kind);
  const leftOut = (one: ExpectedCall) => ({ ...one, optionalArgs: [...one.optionalArgs, key] });
  const change = (kind: EditKind, after: JsonText | null, edit: (call: ExpectedCall) => ExpectedCall) =>
    changeOf(hand, kind, { path: key, before, after }, edit);
  const dropped = change("drop_argument", null, (one) => withoutArgument(one, key));
  if (emitted === null) {
    return has("missing_argument") ? [change("optional_argument", before, leftOut), dropped] : [];
  }
  if (has("unexpected_argument")) {
    return [
      change("expect_argument", emitted, (one) =>
        leftOut({ ...one, args: editObject(one.args, key, emitted) }),
      ),
    ];
  }
  const others = Object.entries(call.argsAnyOf).filter(([name]) => name !== key);
  return [
    change("accept_value", emitted, (one) => acceptToo(one, key, emitted)),
    ...typesSet(hand),
    ...replacedInside(hand),
    // Where other values were accepted as well, all of them were wrong.
    change("replace_value", emitted, (one) => ({
      ...one,
      args: editObject(one.args, key, emitted),
      argsAnyOf: Object.fromEntries(others),
    })),
    dropped,
  ];
}

/** The emitted types beside the declared ones, or beside the literal's own: the literal must keep to its own case. */
function typesSet(hand: FaultAtHand): CaseChange[] {
  const { fault, call, record } = hand;
  if (!fault.at.every(({ finding }) => finding.kind === "wrong_type")) return [];
  const types = fault.at.map(({ path, finding }): readonly [string, readonly string[]] => {
    const own = Object.hasOwn(call.argTypes, finding.path) ? call.argTypes[finding.path] : null;
    const declared = own ?? typesOfLiteral(literalAt(call.args, path));
    const emitted = typesOfLiteral(emittedArgument(record, fault.callIndex, path));
    return [finding.path, [...new Set([...declared, ...emitted])]];
  });
  const [first] = types;
  if (first === undefined || types.some(([, names]) => names.length < 2)) return [];
  const [path, after] = first;
  const before = typesOfLiteral(literalAt(call.args, fault.at[0]?.path ?? []));
  const names = (list: readonly string[]) => JSON.stringify(list) as JsonText;
  return [
    changeOf(hand, "set_type", { path, before: names(before), after: names(after) }, (one) => ({
      ...one,
      argTypes: { ...one.argTypes, ...Object.fromEntries(types) },
    })),
  ];
}

/** One literal within the argument, where the rest of it is right. */
function replacedInside(hand: FaultAtHand): CaseChange[] {
  const { fault, call, record } = hand;
  const [one] = fault.at;
  if (one === undefined || one.path.length < 2 || Object.hasOwn(call.argsAnyOf, fault.key)) return [];
  if (fault.at.some(({ finding }) => finding.path !== one.finding.path)) return [];
  const before = literalAt(call.args, one.path);
  const after = emittedArgument(record, fault.callIndex, one.path);
  if (before === null || after === null) return [];
  return [
    changeOf(hand, "replace_value", { path: one.finding.path, before, after }, (source) => ({
      ...source,
      args: replaceAt(source.args, one.path, after),
    })),
  ];
}

function changeOf(
  { fault, call, alternative }: FaultAtHand,
  kind: EditKind,
  told: Told,
  edit: (call: ExpectedCall) => ExpectedCall,
): CaseChange {
  const { expectedIndex, callIndex } = fault;
  return {
    edit: { kind, alternative, expectedIndex, callIndex, tool: call.name, ...told },
    findings: fault.at.map(({ index }) => index),
    apply: (source) =>
      withAlternative(
        source,
        alternative,
        (alternativesOf(source)[alternative] ?? []).map((one, index) =>
          index === expectedIndex ? edit(one) : one,
        ),
      ),
  };
}
