type Reader = { push(bytes: Uint8Array): void };

/**
 * A response as the given one, whose body is looked at as it is read: nothing is read before the client asks for it,
 * and each piece goes on as it came. `ended` is called once, when the body ended, broke or was given up.
 */
export function watchBody<R extends Reader>(
  response: Response,
  reader: R,
  ended: (reader: R) => void,
): Response {
  if (response.body === null || response.status < 200) return response;
  const source = response.body.getReader();
  let open = true;
  const end = () => {
    if (open) ended(reader);
    open = false;
  };
  const see = (bytes: Uint8Array) => {
    try {
      reader.push(bytes);
    } catch {
      end();
    }
  };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await source.read();
          if (done) {
            end();
            controller.close();
            return;
          }
          if (open) see(value);
          controller.enqueue(value);
        } catch (error) {
          end();
          controller.error(error);
        }
      },
      async cancel(reason) {
        end();
        await source.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
  const { status, statusText, headers } = response;
  return asGiven(new Response(body, { status, statusText, headers }), response);
}

/** What a response made here can't say of itself, as the given one says it; its clones too. */
function asGiven(made: Response, { url, redirected, type }: Response): Response {
  const clone = made.clone.bind(made);
  return Object.defineProperties(made, {
    url: { value: url },
    redirected: { value: redirected },
    type: { value: type },
    clone: { value: () => asGiven(clone(), { url, redirected, type } as Response) },
  });
}
