/** Every error that a person may see, by code. */
export type ErrorCode =
  | "usage"
  | "not_found"
  | "unreadable"
  | "not_recognized"
  | "too_large"
  | "conflict"
  | "busy"
  | "forbidden"
  | "database"
  | "interrupted";

/** The one error base: `message` says what failed, where, and what to do. */
export class ClaimcheckError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ClaimcheckError";
    this.code = code;
  }
}
