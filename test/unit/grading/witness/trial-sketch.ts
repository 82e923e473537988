import type { CallSource, RecordedCall, RecordObject } from "../../../../lib/grading/model.ts";
import { prepareRecord } from "../../../../lib/grading/prepare-record.ts";
import { compareAccounts } from "../../../../lib/grading/witness/compare-accounts.ts";
import type { JsonText } from "../../../../lib/json/json-node.ts";

/** Name, argument text, and what else is known of a call. */
export type CallSketch = readonly [name: string, raw: string, rest?: Partial<RecordedCall>];

/** What each source has of one trial; a source that is left out recorded nothing. */
export type TrialSketch = {
  readonly wire?: readonly CallSketch[];
  readonly handlers?: readonly CallSketch[];
  readonly log?: readonly CallSketch[];
};

export function recordOf(source: CallSource, calls: readonly CallSketch[]): RecordObject {
  return {
    kind: "record",
    recordId: `r/c/0@${source}`,
    runId: "r",
    caseId: "c",
    trial: 0,
    source,
    toolCalls: calls.map(([name, raw, rest]) => ({
      callId: null,
      name,
      argumentsRaw: raw,
      providerParsed: false,
      dispatchedName: null,
      argumentsReceived: null,
      result: null,
      error: null,
      turn: null,
      startedAt: null,
      latencyMs: null,
      extra: null,
      ...rest,
      source,
    })),
    finalMessage: null,
    messages: null,
    usage: null,
    harnessVerdict: null,
    harnessReason: null,
    effects: null,
    world: null,
    error: null,
    extra: null,
  };
}

/** The strongest account of a sketch with the others. */
export function preparedTrial({ wire, handlers, log }: TrialSketch) {
  const records = [
    ...(wire ? [recordOf("provider", wire)] : []),
    ...(handlers ? [recordOf("observer", handlers)] : []),
    ...(log ? [recordOf("agent_log", log)] : []),
  ];
  const [primary, ...accounts] = records;
  if (primary === undefined) throw new Error("The sketch has no account.");
  return prepareRecord(primary, accounts);
}

/** `code@path#call of the wire` of every difference, in the rows' order. */
export function differencesOf(trial: TrialSketch): string[] {
  return compareAccounts(preparedTrial(trial)).rows.flatMap(({ wire, differences }) =>
    differences.map(({ kind, path }) => `${kind}${path === null ? "" : `@${path}`}#${wire?.index ?? "-"}`),
  );
}

export const json = (value: unknown) => JSON.stringify(value) as JsonText;
