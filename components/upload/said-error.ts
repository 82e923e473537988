/** What a refused request says, for a person: the server's own message where it sent one. */
export function saidError(status: number, text: string): string {
  try {
    const body = JSON.parse(text) as { error?: { message?: unknown } | string; message?: unknown };
    const message = typeof body.error === "object" ? body.error.message : (body.error ?? body.message);
    if (typeof message === "string") return message;
  } catch {
    // Not JSON: a proxy's page, or nothing.
  }
  return status === 0
    ? "The connection broke. What had arrived by then is kept as an incomplete ingest; send the files again to complete it."
    : `The server answered ${status}. Nothing more is known here; the server’s output has the cause.`;
}
