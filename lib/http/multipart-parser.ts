import { ClaimcheckError } from "../claimcheck-error.ts";

const HEADER_LIMIT = 16 * 1024;
const HEADERS_END = Buffer.from("\r\n\r\n");

export type MultipartEvent =
  | { readonly type: "part"; readonly name: string | null; readonly filename: string | null }
  | { readonly type: "data"; readonly chunk: Buffer };

/**
 * Cuts a `multipart/form-data` body (RFC 7578) into its parts as it comes, holding back no more than a delimiter's
 * length. `end` throws where the body ended too early.
 */
export class MultipartParser {
  private readonly delimiter: Buffer;
  private state: "preamble" | "delimiter" | "headers" | "body" | "done" = "preamble";
  // The first delimiter has no line end before it.
  private held: Buffer = Buffer.from("\r\n");

  constructor(boundary: string) {
    this.delimiter = Buffer.from(`\r\n--${boundary}`);
  }

  *push(chunk: Buffer): Generator<MultipartEvent> {
    this.held = this.held.length === 0 ? chunk : Buffer.concat([this.held, chunk]);
    for (;;) {
      switch (this.state) {
        case "preamble":
        case "body": {
          const at = this.held.indexOf(this.delimiter);
          const sure = at === -1 ? Math.max(0, this.held.length - this.delimiter.length + 1) : at;
          if (this.state === "body" && sure > 0) yield { type: "data", chunk: this.held.subarray(0, sure) };
          this.held = this.held.subarray(at === -1 ? sure : at + this.delimiter.length);
          if (at === -1) return;
          this.state = "delimiter";
          break;
        }
        case "delimiter": {
          if (this.held.length < 2) return;
          if (this.held.toString("latin1", 0, 2) === "--") {
            this.state = "done";
            break;
          }
          // White space may stand between a delimiter and its line end.
          const at = this.held.indexOf("\r\n");
          if (at === -1) {
            if (this.held.length > HEADER_LIMIT) throw broken("a delimiter does not end its line");
            return;
          }
          // The line end stays: a part without headers has it twice.
          this.held = this.held.subarray(at);
          this.state = "headers";
          break;
        }
        case "headers": {
          const at = this.held.indexOf(HEADERS_END);
          if (at > HEADER_LIMIT || (at === -1 && this.held.length > HEADER_LIMIT)) {
            throw broken("the headers of a part are too long");
          }
          if (at === -1) return;
          yield partOf(this.held.toString("utf8", 0, at));
          this.held = this.held.subarray(at + HEADERS_END.length);
          this.state = "body";
          break;
        }
        case "done":
          this.held = Buffer.alloc(0);
          return;
      }
    }
  }

  end(): void {
    if (this.state !== "done") throw broken("it ends before its last delimiter");
  }
}

function partOf(headers: string): MultipartEvent {
  const disposition = /^content-disposition:(.*)$/im.exec(headers)?.[1] ?? "";
  return { type: "part", name: parameter(disposition, "name"), filename: parameter(disposition, "filename") };
}

/** Browsers write `"` in a quoted value as %22. */
function parameter(disposition: string, name: string): string | null {
  const found = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^;\\s]*))`, "i").exec(disposition);
  return found ? (found[1] ?? found[2] ?? "").replaceAll("%22", '"') : null;
}

function broken(how: string): ClaimcheckError {
  return new ClaimcheckError("unreadable", `The multipart body can't be read: ${how}.`);
}
