/** Compressed data that can't be read on: what came before it is good. */
export class BrokenInput extends Error {
  /** The code of the reject that tells of it. */
  readonly code: string;
  /** Why, as a clause: `its compressed data is damaged`. */
  readonly reason: string;

  constructor(code: string, reason: string, cause?: unknown) {
    super(reason, { cause });
    this.code = code;
    this.reason = reason;
  }
}
