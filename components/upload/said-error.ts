/** What a refused request says, for a person: the server's own message where it sent one. */
export function saidError(status: number, text: string): string {
  try {
    const body = JSON.parse(text) as { error?: { message?: unknown } };
    if (typeof body.error?.message === "string") return body.error.message;
  } catch {
    // Not JSON: a proxy's page, or nothing.
  }
  return status === 0
    ? "The connection broke while sending: nothing came in. Send the files again."
    : `The server answered ${status} and does not say why; its output has the cause.`;
}
