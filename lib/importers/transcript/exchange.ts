import type { JsonPlace } from "./json-place.ts";

/** What one line or document of API traffic holds. */
export type Exchange = {
  readonly request: JsonPlace | null;
  readonly response: JsonPlace | null;
  /** What the API or the batch says went wrong instead of an answer. */
  readonly error: string | null;
};

type Test = (place: JsonPlace) => boolean;

/**
 * The request and the response in `top`: each beside the other under its name (a batch puts them into `body`,
 * `params` or `result.message`), or as `top` itself.
 */
export function exchangeOf(top: JsonPlace, isRequest: Test, isResponse: Test): Exchange {
  const answer = top.get("response");
  const result = top.get("result");
  const responses = [answer?.get("body"), answer, result?.get("message"), top];
  const asked = top.get("request");
  const requests = [asked?.get("body"), asked, top.get("body"), top.get("params"), top];
  const response = responses.find((one) => one != null && isResponse(one)) ?? null;
  return {
    request: requests.find((one) => one != null && isRequest(one)) ?? null,
    response,
    error: response === null ? errorOf(top, answer, result) : null,
  };
}

function errorOf(top: JsonPlace, answer: JsonPlace | null, result: JsonPlace | null): string | null {
  const error =
    answer?.get("body")?.get("error") ?? answer?.get("error") ?? result?.get("error") ?? top.get("error");
  const status = answer?.get("status_code")?.source() ?? null;
  const ended = result?.get("type")?.string() ?? null;
  if (error === null || error === undefined) {
    if (ended !== null && ended !== "succeeded") return `the request of the batch ${ended}`;
    return status !== null && /^[45]/.test(status) ? `the API answered with status ${status}` : null;
  }
  const inner = error.get("error") ?? error;
  const said = inner.string() ?? inner.get("message")?.string() ?? inner.source().slice(0, 500);
  const code = inner.first("type", "status", "code")?.id() ?? null;
  return [status === null ? null : `status ${status}`, code, said].filter((part) => part !== null).join(": ");
}
