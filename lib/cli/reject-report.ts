import type { Reject } from "../importers/importer.ts";
import type { RecognizedFile } from "../sources/recognized-file.ts";
import { plainLine } from "./plain-line.ts";
import type { TextOutput } from "./text-output.ts";
import { wireReject } from "./wire-reject.ts";

const SHOWN = 50;

/** Tells of what could not be read: on standard error for a reader, as objects for a program. */
export class RejectReport {
  #count = 0;
  /** Whether the input counts as unreadable: a file that merely lies in a folder and is none of ours does not. */
  broken = false;
  readonly #foreign: ReadonlySet<string>;
  readonly #out: TextOutput;
  readonly #err: NodeJS.WriteStream;
  readonly #json: boolean;

  constructor(files: readonly RecognizedFile[], out: TextOutput, err: NodeJS.WriteStream, json: boolean) {
    this.#foreign = new Set(
      files.filter(({ importer, file }) => importer === null && !file.named).map(({ file }) => file.name),
    );
    this.#out = out;
    this.#err = err;
    this.#json = json;
  }

  add(reject: Reject): void {
    const foreign = reject.code === "not_recognized" && this.#foreign.has(reject.file);
    if (!foreign) this.broken = true;
    this.#count++;
    if (this.#json) this.#out.line(JSON.stringify(wireReject(reject)));
    else if (this.#count <= SHOWN) {
      const path = reject.path === null ? "" : `${plainLine(reject.path)}: `;
      this.#err.write(`${plainLine(reject.file)}:${reject.line}: ${path}${plainLine(reject.message)}\n`);
    }
  }

  /** Says how many were not shown. */
  end(): void {
    if (!this.#json && this.#count > SHOWN)
      this.#err.write(`… and ${this.#count - SHOWN} more that could not be read\n`);
  }
}
