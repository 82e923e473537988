/** No request body is read beyond this, in bytes. */
const MAX_BODY = 32 * 1024 * 1024;

type Input = Parameters<typeof fetch>[0];

/**
 * The text of a request's body, as far as it can be read without using it up; null otherwise. At once where the body
 * is a text or bytes. The body of a `Request` is read from a clone, a stream not at all.
 */
export function readAsked(
  input: Input,
  init: RequestInit | undefined,
): string | null | Promise<string | null> {
  const body = init?.body;
  if (typeof body === "string") return body.length <= MAX_BODY ? body : null;
  if (body instanceof ArrayBuffer) return textOf(new Uint8Array(body));
  if (ArrayBuffer.isView(body)) {
    return textOf(new Uint8Array(body.buffer, body.byteOffset, body.byteLength));
  }
  if (body instanceof URLSearchParams) return String(body);
  if (body instanceof Blob) return body.size <= MAX_BODY ? body.text().catch(() => null) : null;
  if (body != null || !(input instanceof Request) || input.body === null || input.bodyUsed) return null;
  return readSome(input.clone().body).catch(() => null);
}

function textOf(bytes: Uint8Array): string | null {
  return bytes.length <= MAX_BODY ? new TextDecoder().decode(bytes) : null;
}

async function readSome(body: ReadableStream<Uint8Array> | null): Promise<string | null> {
  if (body === null) return null;
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MAX_BODY) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
