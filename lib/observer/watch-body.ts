import { watchStream } from "./watch-stream.ts";

type Watcher = {
  readonly see: (bytes: Uint8Array) => void;
  /** Told once, when the body ended; or broke, or was given up: then it is not whole. */
  readonly ended: (whole: boolean) => void | Promise<void>;
};

/** A response as the given one, whose body is looked at as it is read. */
export function watchBody(response: Response, { see, ended }: Watcher): Response {
  if (response.body === null) return response;
  const body = watchStream(response.body, {
    see: (piece) => see(piece as Uint8Array),
    ended,
    failed: () => ended(false),
  });
  const { status, statusText, headers } = response;
  return asGiven(new Response(body, { status, statusText, headers }), response);
}

/** What a response made here can't say of itself, as the given one says it; its clones too. */
function asGiven(made: Response, given: Pick<Response, "url" | "redirected" | "type">): Response {
  const { url, redirected, type } = given;
  const clone = made.clone.bind(made);
  return Object.defineProperties(made, {
    url: { value: url },
    redirected: { value: redirected },
    type: { value: type },
    clone: { value: () => asGiven(clone(), { url, redirected, type }) },
  });
}
