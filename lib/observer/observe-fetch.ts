import type { CaseName } from "./case-name.ts";
import type { Observing } from "./observing.ts";
import { ProviderExchange } from "./provider-exchange.ts";
import { ProviderTalks } from "./provider-talks.ts";
import { readAsked } from "./read-asked.ts";
import { running } from "./running.ts";
import { sayProblem } from "./say-problem.ts";
import { watchBody } from "./watch-body.ts";
import { detectApi } from "./wire/detect-api.ts";
import type { WireApi } from "./wire/wire-api.ts";

type Fetch = typeof fetch;

/**
 * A `fetch` that behaves as the given one, and records the tool calls in what model providers answer (OpenAI chat and
 * Responses, Anthropic Messages, Gemini; streamed or not). The text of arguments is taken from the bytes, as the client
 * reads them. What later requests tell of a call is its outcome. Other requests pass untouched. Headers, addresses and
 * credentials are never recorded.
 *
 * @example const client = new OpenAI({ fetch: observeFetch(fetch, observing) });
 */
export function observeFetch<F extends Fetch>(given: F, observing: Observing): F {
  const talks = new ProviderTalks();
  return new Proxy(given, {
    apply(target, self: unknown, args: Parameters<Fetch>) {
      const exchange = safely(observing, () => begin(observing, talks, args));
      const answer = Reflect.apply(target, self, args) as Promise<Response> | Response;
      if (exchange === null) return answer;
      if (!("then" in answer)) return watched(answer, exchange, observing);
      return answer.then((response) => watched(response, exchange, observing));
    },
  });
}

function begin(observing: Observing, talks: ProviderTalks, [input, init]: Parameters<Fetch>) {
  const api = apiOf(input, init);
  if (api === null) return null;
  running.getStore()?.asksModel();
  const name = observing.caseOf();
  const at: CaseName = { ...name, trial: observing.recorder.open(name, "provider").trial };
  return new ProviderExchange({ api, at, observing, talk: talks.of(at), asked: readAsked(input, init) });
}

function watched(response: Response, exchange: ProviderExchange, observing: Observing): Response {
  const seen = safely(observing, () => {
    // An error holds no calls, and who reads it should see it as it is.
    if (!response.ok || response.body === null) return response;
    if (!(response.body instanceof ReadableStream)) {
      sayProblem(observing, "An answer can't be watched: its body is no web stream, as this fetch makes it.");
      return response;
    }
    exchange.answerBegins(response.headers.get("content-type"));
    return watchBody(response, {
      see: (bytes) => exchange.answerBytes(bytes),
      ended: (whole) => exchange.answerEnds(whole),
    });
  });
  return seen ?? response;
}

function apiOf(input: Parameters<Fetch>[0], init: RequestInit | undefined): WireApi | null {
  const request = typeof input === "object" && "method" in input ? input : null;
  const address = request?.url ?? String(input);
  // The real one says what is wrong with an address that is none.
  if (!URL.canParse(address, "http://localhost")) return null;
  return detectApi(init?.method ?? request?.method ?? "GET", new URL(address, "http://localhost").pathname);
}

function safely<T>(observing: Observing, work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    sayProblem(observing, error);
    return null;
  }
}
