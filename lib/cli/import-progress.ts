const REDRAW_MS = 100;

/** One line on a terminal that says how far reading is; nothing where nobody looks. */
export class ImportProgress {
  #bytes = 0;
  #drawn = 0;
  #shown = false;
  readonly #stream: NodeJS.WriteStream;
  readonly #total: number;
  readonly #started = Date.now();

  /** `total`: bytes that will be read, over all passes. */
  constructor(stream: NodeJS.WriteStream, total: number) {
    this.#stream = stream;
    this.#total = total;
  }

  readonly addBytes = (count: number): void => {
    this.#bytes += count;
    const now = Date.now();
    if (!this.#stream.isTTY || now - this.#drawn < REDRAW_MS) return;
    this.#drawn = now;
    this.#shown = true;
    const megabytes = this.#bytes / 1e6;
    const rate = megabytes / Math.max((now - this.#started) / 1000, 0.001);
    const percent = this.#total === 0 ? 100 : Math.min(100, Math.floor((this.#bytes / this.#total) * 100));
    this.#stream.write(`\r\u001b[K${percent} %  ${megabytes.toFixed(1)} MB read  ${rate.toFixed(0)} MB/s`);
  };

  /** Takes the line away again. */
  clear(): void {
    if (this.#shown) this.#stream.write("\r\u001b[K");
    this.#shown = false;
  }
}
