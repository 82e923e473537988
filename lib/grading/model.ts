import type { JsonText } from "../json/json-node.ts";

/**
 * What is graded. Every importer produces these, the store keeps them, the grader reads them.
 * JSON whose literals matter is kept as its source text (`JsonText`); all else is plain data.
 * Field meanings: the native format, version 1 (docs/format in the README).
 */

export type Effect = "side_effecting" | "read_only";
export type ArgsMatch = "named" | "exact";
export type Repeats = "signal" | "forbid";

export type SuiteOptions = { readonly argsMatch: ArgsMatch; readonly repeats: Repeats };

export type SuiteObject = SuiteOptions & {
  readonly kind: "suite";
  readonly suite: string;
  readonly extra: JsonText | null;
};

/** Normalizer name with its options, for one parameter path (`month`, `items[].price`). */
export type NormalizerUse = { readonly use: string; readonly options: Readonly<Record<string, unknown>> };

export type ToolObject = {
  readonly kind: "tool";
  readonly name: string;
  readonly description: string | null;
  /** A JSON Schema object, as text; null where the tool came without one. */
  readonly inputSchema: JsonText | null;
  /** null: undeclared. */
  readonly effect: Effect | null;
  /** A JSON object, parameter → default, as text; wins over `default` in the schema. */
  readonly defaults: JsonText | null;
  readonly evalNorms: Readonly<Record<string, NormalizerUse>>;
  /** Unknown fields of the source object, as one JSON object; null where there were none. */
  readonly extra: JsonText | null;
  /** It came along with records: a tool of the same name that someone states wins over it (`completeTool`). */
  readonly found?: true;
};

export type ExpectedCall = {
  readonly name: string;
  /** A JSON object as text; null: the case gave no `args` at all (K4 asks). */
  readonly args: JsonText | null;
  /** parameter path → type names, any of which is right. */
  readonly argTypes: Readonly<Record<string, readonly string[]>>;
  /** parameter → accepted values, each JSON text. */
  readonly argsAnyOf: Readonly<Record<string, readonly JsonText[]>>;
  readonly optionalArgs: readonly string[];
  readonly extra: JsonText | null;
};

export type ExpectedEffect = {
  readonly name: string;
  readonly path: string;
  readonly exists: JsonText | null;
  readonly absent: JsonText | null;
  readonly count: number | null;
};

export type CaseObject = {
  readonly kind: "case";
  readonly caseId: string;
  readonly input: JsonText | null;
  /** null: the field is absent (then `accept` holds all alternatives, or the case expects nothing stated). */
  readonly expectToolCalls: readonly ExpectedCall[] | null;
  readonly accept: readonly (readonly ExpectedCall[])[];
  readonly ordered: boolean;
  readonly forbidOtherSideEffects: boolean;
  readonly expectEffects: readonly ExpectedEffect[];
  readonly tags: readonly string[];
  readonly extra: JsonText | null;
  /** It came along with records and expects nothing: a case of the same id that someone states wins over it. */
  readonly found?: true;
};

export type RunObject = {
  readonly kind: "run";
  readonly runId: string;
  /** ISO 8601 in UTC (`2026-11-01T00:00:00.000Z`), or null. */
  readonly startedAt: string | null;
  readonly agent: string | null;
  readonly model: string | null;
  readonly gitSha: string | null;
  /** A flat JSON object as text, or null. */
  readonly labels: JsonText | null;
  readonly extra: JsonText | null;
};

export type CallSource = "provider" | "observer" | "agent_log";

export type RecordedCall = {
  readonly callId: string | null;
  /** Exactly as the model emitted it; may be empty. */
  readonly name: string;
  /** Exactly as the provider emitted it; null where the record has none. */
  readonly argumentsRaw: string | null;
  /** The provider's API handed over an object: raw is its serialization. */
  readonly providerParsed: boolean;
  readonly dispatchedName: string | null;
  readonly argumentsReceived: JsonText | null;
  readonly result: JsonText | null;
  readonly error: JsonText | null;
  /** Index of the assistant message that emitted the call; calls of one turn were emitted together. */
  readonly turn: number | null;
  readonly startedAt: string | null;
  readonly latencyMs: number | null;
  readonly source: CallSource;
  readonly extra: JsonText | null;
};

export type EffectResult = {
  readonly name: string;
  readonly passed: boolean;
  readonly detail: JsonText | null;
};

export type Usage = {
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly costUsd: number | null;
  readonly latencyMs: number | null;
};

export type RecordObject = {
  readonly kind: "record";
  /** Unique in the suite; `runId/caseId/trial` where the source gave none. */
  readonly recordId: string;
  readonly runId: string;
  readonly caseId: string;
  readonly trial: number;
  /** Who recorded it, where that was said; else its calls tell (`sourceOfRecord`). */
  readonly source?: CallSource;
  readonly toolCalls: readonly RecordedCall[];
  readonly finalMessage: string | null;
  /** A JSON array, as text. */
  readonly messages: JsonText | null;
  readonly usage: Usage | null;
  readonly harnessVerdict: "pass" | "fail" | null;
  readonly harnessReason: string | null;
  /** null: the record has no effect results; an empty list is none evaluated either. */
  readonly effects: readonly EffectResult[] | null;
  readonly world: JsonText | null;
  readonly error: string | null;
  readonly extra: JsonText | null;
};

export type LabelObject = {
  readonly kind: "label";
  readonly recordId: string;
  readonly callIndex: number | null;
  readonly reviewer: string;
  readonly truth: "agent_right" | "agent_wrong" | "unsure";
  readonly cause: string | null;
  readonly note: string | null;
  readonly labelledAt: string | null;
  readonly sampleId: string | null;
  readonly extra: JsonText | null;
};

export type NativeObject = SuiteObject | ToolObject | CaseObject | RunObject | RecordObject | LabelObject;
