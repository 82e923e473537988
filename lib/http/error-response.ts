import { ClaimcheckError, type ErrorCode } from "../claimcheck-error.ts";

const STATUS: Readonly<Record<ErrorCode, number>> = {
  usage: 400,
  unreadable: 400,
  not_recognized: 400,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  busy: 409,
  too_large: 413,
  database: 500,
  interrupted: 503,
};

/** An error as programs get it: `{"error":{"code","message"}}` with the status that fits. */
export function errorResponse(error: unknown): Response {
  const known = error instanceof ClaimcheckError ? error : null;
  const code = known?.code ?? "database";
  const message = known?.message ?? "Something failed here. The server's log says more.";
  if (!known) console.error(error);
  return Response.json({ error: { code, message } }, { status: STATUS[code] });
}
