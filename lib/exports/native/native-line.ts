import type { NativeObject, NormalizerUse } from "../../grading/model.ts";
import { JsonMembers } from "../../importers/json-members.ts";
import { KNOWN_FIELDS } from "../../importers/native/known-fields.ts";
import { readNative } from "../../importers/native/read-native.ts";
import type { JsonText } from "../../json/json-node.ts";
import { caseText } from "./case-text.ts";
import { objectText } from "./object-text.ts";
import { plainText } from "./plain-text.ts";
import { recordText } from "./record-text.ts";

/** Fields of which an import keeps the whole source beside what it reads of them, where that has unknown parts. */
const HELD_WHOLE: readonly string[] = ["usage", "effects", "expect_effects"];
const NONE: ReadonlySet<string> = new Set();

/**
 * An object as one line of the native format, without its line end: what an import reads back says the same, with
 * every literal and argument text as it was.
 *
 * @example nativeLine(bareRun("r1")) // '{"kind":"run","run_id":"r1"}'
 */
export function nativeLine(object: NativeObject): JsonText {
  const held = object.extra === null ? NONE : heldWhole(object.extra);
  if (held.size === 0) return written(object, NONE);
  const line = written(object, held);
  const again = readNative(line);
  // Of another format's fields that only have the same name, an import would read something else.
  const plain = written(object, NONE);
  return again.ok && written(again.object, NONE) === plain ? line : plain;
}

function heldWhole(extra: JsonText): ReadonlySet<string> {
  if (!HELD_WHOLE.some((name) => extra.includes(`"${name}"`))) return NONE;
  const { keys } = new JsonMembers(extra, extra.indexOf("{"));
  return new Set(HELD_WHOLE.filter((name) => keys.includes(name)));
}

function written(object: NativeObject, kept: ReadonlySet<string>): JsonText {
  switch (object.kind) {
    case "case":
      return caseText(object, kept);
    case "record":
      return recordText(object, kept);
    case "suite":
      return objectText(
        [
          ["kind", plainText("suite")],
          ["suite", plainText(object.suite)],
          ["args_match", plainText(object.argsMatch)],
          ["repeats", plainText(object.repeats)],
        ],
        object.extra,
        KNOWN_FIELDS.suite,
      );
    case "tool":
      return objectText(
        [
          ["kind", plainText("tool")],
          ["name", plainText(object.name)],
          ["description", plainText(object.description)],
          ["input_schema", object.inputSchema],
          ["effect", plainText(object.effect)],
          ["defaults", object.defaults],
          ["eval_norms", normalizersText(object.evalNorms)],
          ["found", plainText(object.found ?? null)],
        ],
        object.extra,
        KNOWN_FIELDS.tool,
      );
    case "run":
      return objectText(
        [
          ["kind", plainText("run")],
          ["run_id", plainText(object.runId)],
          ["started_at", plainText(object.startedAt)],
          ["agent", plainText(object.agent)],
          ["model", plainText(object.model)],
          ["git_sha", plainText(object.gitSha)],
          ["labels", object.labels],
        ],
        object.extra,
        KNOWN_FIELDS.run,
      );
    case "label":
      return objectText(
        [
          ["kind", plainText("label")],
          ["record_id", plainText(object.recordId)],
          ["call_index", plainText(object.callIndex)],
          ["reviewer", plainText(object.reviewer)],
          ["truth", plainText(object.truth)],
          ["cause", plainText(object.cause)],
          ["note", plainText(object.note)],
          ["labelled_at", plainText(object.labelledAt)],
          ["sample_id", plainText(object.sampleId)],
        ],
        object.extra,
        KNOWN_FIELDS.label,
      );
  }
}

function normalizersText(norms: Readonly<Record<string, NormalizerUse>>): JsonText | null {
  const uses = Object.entries(norms).map(([path, { use, options }]): [string, unknown] => [
    path,
    Object.keys(options).length === 0 ? use : { use, ...options },
  ]);
  return uses.length === 0 ? null : plainText(Object.fromEntries(uses));
}
