const NEWLINE = 0x0a;

type Options = {
  /** A longer line is not kept. */
  readonly maxBytes: number;
  readonly onLine: (line: string) => void;
  /** Once a line that was too long. */
  readonly onTooLong: () => void;
};

/** Cuts bytes that come in any pieces into lines, without holding more than one line of a bounded length. */
export class LineTap {
  readonly #options: Options;
  #pieces: Buffer[] = [];
  #length = 0;
  #skipping = false;

  constructor(options: Options) {
    this.#options = options;
  }

  push(bytes: Buffer): void {
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
      this.#add(bytes.subarray(start, end));
      this.#finish();
      start = end + 1;
    }
    this.#add(bytes.subarray(start));
  }

  /** What stands behind the last line end is a line as well. */
  end(): void {
    if (this.#length > 0) this.#finish();
    this.#skipping = false;
  }

  #add(bytes: Buffer): void {
    if (this.#skipping || bytes.length === 0) return;
    this.#length += bytes.length;
    if (this.#length <= this.#options.maxBytes) {
      this.#pieces.push(bytes);
      return;
    }
    this.#skipping = true;
    this.#pieces = [];
    this.#length = 0;
    this.#options.onTooLong();
  }

  #finish(): void {
    const [first] = this.#pieces;
    const whole = this.#pieces.length === 1 && first ? first : Buffer.concat(this.#pieces);
    const skipped = this.#skipping;
    this.#pieces = [];
    this.#length = 0;
    this.#skipping = false;
    if (!skipped && whole.length > 0) this.#options.onLine(whole.toString("utf8"));
  }
}
