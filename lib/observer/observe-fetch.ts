import type { CaseName } from "./case-name.ts";
import type { Observing } from "./observing.ts";
import type { Outcome } from "./outcome.ts";
import { watchBody } from "./watch-body.ts";
import { AnswerReader } from "./wire/answer-reader.ts";
import { detectApi } from "./wire/detect-api.ts";
import { readRequest } from "./wire/read-request.ts";
import type { WireApi } from "./wire/wire-api.ts";

type Fetch = typeof fetch;
/** No request body is read beyond this, in bytes. */
const MAX_BODY = 32 * 1024 * 1024;

/**
 * A `fetch` that behaves as the given one, and records the tool calls in what model providers answer (OpenAI chat and
 * Responses, Anthropic Messages, Gemini; streamed or not). The text of arguments is taken from the bytes. Other
 * requests pass untouched. Headers, addresses and credentials are never recorded.
 *
 * @example const client = new OpenAI({ fetch: observeFetch(fetch, observing) });
 */
export function observeFetch(given: Fetch, observing: Observing): Fetch {
  const results = new AwaitedResults();
  return async (input, init) => {
    const api = apiOf(input, init);
    if (api === null) return given(input, init);
    const at = safely(observing, () => {
      const name = observing.caseOf();
      return { ...name, trial: observing.recorder.open(name, "provider").trial };
    });
    const asked = at === null ? null : readAsked(input, init);
    const startedAt = new Date().toISOString();
    const response = await given(input, init);
    if (at === null || asked === null || response.body === null) return response;
    const turn = asked.then((text) => safely(observing, () => takeRequest(api, text, at)) ?? null);
    return watchBody(
      response,
      new AnswerReader({ api, contentType: response.headers.get("content-type") }),
      (reader) => {
        void turn.then((number) => safely(observing, () => takeAnswer(reader, at, number, startedAt)));
      },
    );
  };

  function takeRequest(api: WireApi, text: string | null, at: CaseName): number | null {
    const request = text === null ? null : readRequest(api, text);
    if (request === null) return null;
    for (const tool of request.tools) observing.recorder.addTool(tool);
    results.take(at, request.results);
    return request.turn;
  }

  function takeAnswer(reader: AnswerReader, at: CaseName, turn: number | null, startedAt: string): void {
    const { calls, usage } = reader.end();
    if (usage !== null) observing.recorder.addUsage(at, "provider", usage);
    for (const { callId, name, argumentsRaw, providerParsed } of calls) {
      const call = { callId, name, argumentsRaw, providerParsed, turn, startedAt };
      results.await(at, callId, observing.recorder.begin(at, "provider", call));
    }
  }
}

/** Calls whose results a later request will tell, by case and id. */
class AwaitedResults {
  readonly #open = new Map<string, (outcome: Outcome) => void>();

  await(at: CaseName, callId: string | null, finish: (outcome: Outcome) => void): void {
    if (callId !== null) this.#open.set(keyOf(at, callId), finish);
  }

  take(at: CaseName, results: NonNullable<ReturnType<typeof readRequest>>["results"]): void {
    for (const { callId, result, isError } of results) {
      if (callId === null) continue;
      const key = keyOf(at, callId);
      this.#open.get(key)?.(isError ? { error: result ?? "null" } : { result: result ?? "null" });
      this.#open.delete(key);
    }
  }
}

function keyOf({ runId, caseId, trial }: CaseName, callId: string): string {
  return JSON.stringify([runId, caseId, trial, callId]);
}

function apiOf(input: Parameters<Fetch>[0], init: RequestInit | undefined): WireApi | null {
  try {
    const request = typeof input === "object" && "method" in input ? input : null;
    const { pathname } = new URL(request?.url ?? String(input), "http://localhost");
    return detectApi(init?.method ?? request?.method ?? "GET", pathname);
  } catch {
    // The real one says what is wrong with it.
    return null;
  }
}

/** The body of a request, as far as it can be read without using it up; null otherwise. */
async function readAsked(input: Parameters<Fetch>[0], init: RequestInit | undefined): Promise<string | null> {
  try {
    const body = init?.body;
    if (typeof body === "string") return body.length <= MAX_BODY ? body : null;
    if (body instanceof ArrayBuffer) return textOf(new Uint8Array(body));
    if (ArrayBuffer.isView(body))
      return textOf(new Uint8Array(body.buffer, body.byteOffset, body.byteLength));
    if (body != null || typeof input !== "object" || !("clone" in input) || input.body === null) return null;
    return await input.clone().text();
  } catch {
    return null;
  }
}

function textOf(bytes: Uint8Array): string | null {
  return bytes.length <= MAX_BODY ? new TextDecoder().decode(bytes) : null;
}

function safely<T>({ onError }: Observing, work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    onError?.(error as Error);
    return null;
  }
}
