import { UploadError } from "./upload-error";

/** A refused request as an error for a person: the server's own message and code where it sent them. */
export function saidError(status: number, text: string): UploadError {
  try {
    const body = JSON.parse(text) as { error?: { message?: unknown; code?: unknown } };
    if (typeof body.error?.message === "string") {
      return new UploadError(
        body.error.message,
        typeof body.error.code === "string" ? body.error.code : null,
      );
    }
  } catch {
    // Not JSON: a proxy's page, or nothing.
  }
  return new UploadError(
    status === 0
      ? "The connection broke while sending: nothing came in. Send the files again."
      : `The server answered ${status} and does not say why; its output has the cause.`,
    null,
  );
}
