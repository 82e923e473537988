import { isJson } from "../json/is-json.ts";
import type { ObservedCall } from "./observed-call.ts";
import type { Outcome } from "./outcome.ts";
import type { TokenUsage } from "./token-usage.ts";

type LinedRecord = {
  readonly runId: string;
  readonly caseId: string;
  readonly trial: number;
  /** Tells several recorders of one trial and source apart. */
  readonly account?: string | undefined;
  readonly source: "provider" | "observer";
  readonly calls: readonly { readonly call: ObservedCall; readonly outcome: Outcome | null }[];
  readonly usage: TokenUsage | null;
};

/** A record as one line of native NDJSON; JSON texts stand in it as they were written. */
export function recordLine({ runId, caseId, trial, account, source, calls, usage }: LinedRecord): string {
  const head = JSON.stringify({
    kind: "record",
    ...(account === undefined ? {} : { record_id: `${runId}/${caseId}/${trial}@${source}:${account}` }),
    run_id: runId,
    case_id: caseId,
    trial,
    source,
    ...(usage === null
      ? {}
      : {
          usage: {
            input_tokens: usage.inputTokens ?? undefined,
            output_tokens: usage.outputTokens ?? undefined,
          },
        }),
  });
  return `${head.slice(0, -1)},"tool_calls":[${calls.map(callText).join(",")}]}`;
}

function callText({ call, outcome }: LinedRecord["calls"][number]): string {
  const head = JSON.stringify({
    ...(call.callId === null ? {} : { call_id: call.callId }),
    name: call.name,
    ...(call.argumentsRaw === null ? {} : { arguments_raw: call.argumentsRaw }),
    ...(call.providerParsed ? { provider_parsed: true } : {}),
    ...(outcome?.dispatchedName === undefined ? {} : { dispatched_name: outcome.dispatchedName }),
    ...(call.turn === null ? {} : { turn: call.turn }),
    ...(call.startedAt === null ? {} : { started_at: call.startedAt }),
    ...(outcome?.latencyMs === undefined ? {} : { latency_ms: outcome.latencyMs }),
  });
  const texts = [
    ["arguments_received", outcome?.argumentsReceived],
    ["result", outcome?.result],
    ["error", outcome?.error],
    ["attempts", outcome?.attempts],
  ] as const;
  const rest = texts.flatMap(([key, text]) => (text === undefined ? [] : [`,"${key}":${onOneLine(text)}`]));
  return `${head.slice(0, -1)}${rest.join("")}}`;
}

/** Line ends are white space of JSON, as none may stand in a string. */
function onOneLine(text: string): string {
  return isJson(text) ? text.replace(/[\r\n]+/g, " ") : JSON.stringify(text);
}
