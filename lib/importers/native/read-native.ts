import type { NativeObject } from "../../grading/model.ts";
import { closestName } from "../closest-name.ts";
import { describeValue } from "../describe-value.ts";
import { issueText } from "../issue-text.ts";
import { jsonFailure } from "../json-failure.ts";
import { jsonItemStarts } from "../json-item-starts.ts";
import { JsonMembers } from "../json-members.ts";
import { buildCase } from "./build-case.ts";
import { buildLabel } from "./build-label.ts";
import { buildRecord } from "./build-record.ts";
import { buildRun } from "./build-run.ts";
import { buildSuite } from "./build-suite.ts";
import { buildTool } from "./build-tool.ts";
import { repeatedField } from "./repeated-field.ts";
import { repeatedInCase } from "./repeated-in-case.ts";
import { NATIVE_SCHEMA } from "./schema.ts";

/** An object, or why there is none: `path` null where the text is no JSON object, `offset` in the text where known. */
export type NativeReading =
  | { readonly ok: true; readonly object: NativeObject }
  | {
      readonly ok: false;
      readonly code: "not_json" | "not_an_object" | "unknown_kind" | "repeated_field" | "invalid_field";
      readonly path: string | null;
      readonly message: string;
      readonly offset: number;
    };

type Failure = Extract<NativeReading, { ok: false }>;

const KINDS = ["suite", "tool", "case", "run", "record", "label"] as const;

/**
 * Reads the JSON text of one native object. The shell is checked with the schema of its kind; fields that hold JSON
 * are cut from the text with their literals. Never throws.
 *
 * @example readNative('{"kind":"run","run_id":"r1"}') // { ok: true, object: { kind: "run", runId: "r1", … } }
 */
export function readNative(text: string): NativeReading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const failure = jsonFailure(text);
    return fail("not_json", null, failure.message, failure.offset);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return fail("not_an_object", null, `expected an object with "kind", got ${describeValue(value)}`);
  }
  const members = new JsonMembers(text, text.indexOf("{"));
  const repeated = repeatedField(value, members);
  if (repeated !== null) return twice(repeated);
  return readKind(text, value, members);
}

function readKind(text: string, value: object, members: JsonMembers): NativeReading {
  const kind: unknown = Object.hasOwn(value, "kind") ? (value as { kind: unknown }).kind : undefined;
  switch (kind) {
    case "record": {
      const shell = NATIVE_SCHEMA.record.safeParse(value);
      if (!shell.success) return invalid(shell.error.issues, value);
      const calls = callMembers(text, shell.data.tool_calls ? members.start("tool_calls") : -1);
      const again = repeatedInCalls((value as { tool_calls?: unknown }).tool_calls, calls);
      return again ?? built(buildRecord(shell.data, text, members, calls));
    }
    case "case": {
      const shell = NATIVE_SCHEMA.case.safeParse(value);
      if (!shell.success) return invalid(shell.error.issues, value);
      const again = repeatedInCase(value, text, members);
      return again === null ? built(buildCase(shell.data, text, members)) : twice(again);
    }
    case "tool": {
      const shell = NATIVE_SCHEMA.tool.safeParse(value);
      const annotations = Object.hasOwn(value, "annotations")
        ? (value as { annotations: unknown }).annotations
        : null;
      return shell.success
        ? built(buildTool(shell.data, members, annotations))
        : invalid(shell.error.issues, value);
    }
    case "run": {
      const shell = NATIVE_SCHEMA.run.safeParse(value);
      return shell.success ? built(buildRun(shell.data, members)) : invalid(shell.error.issues, value);
    }
    case "suite": {
      const shell = NATIVE_SCHEMA.suite.safeParse(value);
      return shell.success ? built(buildSuite(shell.data, members)) : invalid(shell.error.issues, value);
    }
    case "label": {
      const shell = NATIVE_SCHEMA.label.safeParse(value);
      return shell.success ? built(buildLabel(shell.data, members)) : invalid(shell.error.issues, value);
    }
    default:
      return unknownKind(kind);
  }
}

function callMembers(text: string, start: number): JsonMembers[] {
  return start === -1 ? [] : jsonItemStarts(text, start).map((at) => new JsonMembers(text, at));
}

function repeatedInCalls(values: unknown, calls: readonly JsonMembers[]): Failure | null {
  if (!Array.isArray(values)) return null;
  for (let index = 0; index < calls.length; index++) {
    const repeated = repeatedField(values[index] as object, calls[index] as JsonMembers);
    if (repeated !== null) return twice(`tool_calls[${index}].${repeated}`);
  }
  return null;
}

const built = (object: NativeObject): NativeReading => ({ ok: true, object });

function fail(code: Failure["code"], path: string | null, message: string, offset = 0): Failure {
  return { ok: false, code, path, message, offset };
}

const twice = (path: string) =>
  fail("repeated_field", path, "is given twice in this object: keep one of the two");

function invalid(issues: Parameters<typeof issueText>[0], value: object): Failure {
  const { path, message } = issueText(issues, value);
  return fail("invalid_field", path, message);
}

function unknownKind(kind: unknown): Failure {
  const known = `expected one of ${KINDS.join(", ")}`;
  if (kind === undefined) return fail("unknown_kind", "kind", `is missing: ${known}`);
  const closest = typeof kind === "string" ? closestName(kind, KINDS) : null;
  const hint = closest === null ? "" : `; did you mean "${closest}"?`;
  return fail("unknown_kind", "kind", `${known}, got ${describeValue(kind)}${hint}`);
}
