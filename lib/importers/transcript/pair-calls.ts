import type { RecordedCall } from "../../grading/model.ts";
import type { CallPart, ResultPart, TranscriptMessage } from "./transcript-message.ts";

type PlacedCall = { readonly part: CallPart; readonly turn: number; readonly at: number; end: number };
type PlacedResult = { readonly part: ResultPart; readonly at: number };

/**
 * The calls of a transcript in order, each with the result that answers it. A result answers by the call's id: where
 * only one call has it, wherever it stands behind the call; where several have it, only before the next turn. A call
 * that is left takes, before the next turn, the next result that names no call's id, and no other tool.
 *
 * `turn` rises with each message, and inside a message with each call behind a result: what was written after a
 * result was not emitted together with what came before it.
 */
export function pairCalls(messages: readonly TranscriptMessage[]): RecordedCall[] {
  const { calls, results } = place(messages);
  const count = new Map<string, number>();
  for (const { part } of calls) if (part.id !== null) count.set(part.id, (count.get(part.id) ?? 0) + 1);

  const answers = new Map<PlacedCall, PlacedResult>();
  const taken = new Set<PlacedResult>();
  const byId = new Map<string, PlacedResult[]>();
  for (const result of results) {
    const { id } = result.part;
    if (id === null) continue;
    const list = byId.get(id);
    if (list === undefined) byId.set(id, [result]);
    else list.push(result);
  }
  const take = (call: PlacedCall, result: PlacedResult) => {
    answers.set(call, result);
    taken.add(result);
  };
  // Calls come in order, so a result that is behind or taken is no answer to any later one either.
  const next = new Map<string, number>();
  for (const call of calls) {
    const { id } = call.part;
    const list = id === null || call.part.outcome !== undefined ? undefined : byId.get(id);
    if (id === null || list === undefined) continue;
    let at = next.get(id) ?? 0;
    while ((list[at]?.at ?? Number.POSITIVE_INFINITY) < call.at) at++;
    const end = count.get(id) === 1 ? Number.POSITIVE_INFINITY : call.end;
    const result = list[at];
    if (result !== undefined && result.at < end) {
      take(call, result);
      at++;
    }
    next.set(id, at);
  }
  const loose = results.filter(({ part }) => part.id === null || !count.has(part.id));
  const isPast = (result: PlacedResult | undefined, call: PlacedCall) =>
    result !== undefined && (result.at < call.at || taken.has(result));
  let first = 0;
  for (const call of calls) {
    if (answers.has(call) || call.part.outcome !== undefined) continue;
    while (first < loose.length && isPast(loose[first], call)) first++;
    for (let at = first; at < loose.length; at++) {
      const result = loose[at];
      if (result === undefined || result.at >= call.end) break;
      if (taken.has(result) || !mayAnswer(call.part, result.part)) continue;
      take(call, result);
      break;
    }
  }
  return calls.map((call) => recordedCall(call, answers.get(call)?.part ?? null));
}

/** By position alone: nothing that the result says may speak against it. */
function mayAnswer(call: CallPart, result: ResultPart): boolean {
  if (result.name !== null && result.name !== call.name) return false;
  // Some frameworks write the tool's name where the id belongs.
  return result.id === null || call.id === null || result.id === call.name;
}

function place(messages: readonly TranscriptMessage[]): { calls: PlacedCall[]; results: PlacedResult[] } {
  const calls: PlacedCall[] = [];
  const results: PlacedResult[] = [];
  let at = 0;
  let turn = -1;
  let open = 0;
  for (const { parts } of messages) {
    turn++;
    let answered = false;
    for (const part of parts) {
      at++;
      if (part.type === "result") {
        results.push({ part, at });
        answered = true;
      }
      if (part.type !== "call") continue;
      if (answered) turn++;
      answered = part.outcome !== undefined;
      if (calls[open] !== undefined && calls[open]?.turn !== turn) {
        for (; open < calls.length; open++) (calls[open] as PlacedCall).end = at;
      }
      calls.push({ part, turn, at, end: Number.POSITIVE_INFINITY });
    }
  }
  return { calls, results };
}

function recordedCall({ part, turn }: PlacedCall, answer: ResultPart | null): RecordedCall {
  const { result, error } = part.outcome ?? answer ?? { result: null, error: null };
  return {
    callId: part.id,
    name: part.name,
    argumentsRaw: part.argumentsRaw,
    providerParsed: part.providerParsed,
    dispatchedName: null,
    argumentsReceived: null,
    result,
    error,
    turn: part.outcome === undefined ? turn : null,
    startedAt: null,
    latencyMs: null,
    source: "provider",
    extra: part.extra,
  };
}
