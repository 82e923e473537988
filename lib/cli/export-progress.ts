import type { NativeObject } from "../grading/model.ts";
import { plainLine } from "./plain-line.ts";

const REDRAW_MS = 100;
const KINDS = ["tool", "case", "run", "record", "label"] as const;

/** Says on standard error what an export has written: while it goes on, where somebody looks, and at its end. */
export class ExportProgress {
  readonly #counts = new Map<string, number>();
  readonly #stream: NodeJS.WriteStream;
  #drawn = 0;
  #shown = false;

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  add(objects: readonly NativeObject[]): void {
    for (const { kind } of objects) this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
    const now = Date.now();
    if (!this.#stream.isTTY || now - this.#drawn < REDRAW_MS) return;
    this.#drawn = now;
    this.#shown = true;
    this.#stream.write(`\r\u001b[K${this.#text()}`);
  }

  clear(): void {
    if (this.#shown) this.#stream.write("\r\u001b[K");
    this.#shown = false;
  }

  end(target: string): void {
    this.clear();
    this.#stream.write(`Wrote ${this.#text()} to ${plainLine(target)}\n`);
  }

  #text(): string {
    return KINDS.map((kind) => {
      const count = this.#counts.get(kind) ?? 0;
      return `${count.toLocaleString("en")} ${kind}${count === 1 ? "" : "s"}`;
    }).join(", ");
  }
}
