import { once } from "node:events";

const FLUSH_AT = 64 * 1024;

/** A stream that is written in large pieces and at the reader's pace. A reader that went away ends the output. */
export class TextOutput {
  #pending: string[] = [];
  #length = 0;
  #closed = false;
  readonly #stream: NodeJS.WriteStream;

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
      this.#closed = true;
    });
  }

  /** Nobody reads any more (`| head`). */
  get closed(): boolean {
    return this.#closed;
  }

  line(text = ""): void {
    this.text(`${text}\n`);
  }

  /** Text that ends its lines itself. */
  text(text: string): void {
    this.#pending.push(text);
    this.#length += text.length;
  }

  /** To be awaited now and then while much is written. */
  async settle(): Promise<void> {
    if (this.#length >= FLUSH_AT) await this.flush();
  }

  async flush(): Promise<void> {
    const text = this.#pending.join("");
    this.#pending = [];
    this.#length = 0;
    if (text === "" || this.#closed) return;
    if (!this.#stream.write(text)) {
      await Promise.race([once(this.#stream, "drain"), once(this.#stream, "close")]).catch(() => {});
    }
  }
}
