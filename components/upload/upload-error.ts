/** Why an upload failed, for a person; `code` as the server named it, if it did. */
export class UploadError extends Error {
  readonly code: string | null;

  constructor(message: string, code: string | null) {
    super(message);
    this.name = "UploadError";
    this.code = code;
  }
}
