const SHOWN = 2000;

/** Bytes of one piece gathered over chunks; over `limit` it forgets all but its beginning. */
export class PieceBuffer {
  #parts: Buffer[] = [];
  #length = 0;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get length(): number {
    return this.#length;
  }

  get over(): boolean {
    return this.#length > this.#limit;
  }

  add(bytes: Buffer): void {
    if (bytes.length === 0) return;
    if (!this.over && this.#length + bytes.length > this.#limit) {
      const start = Buffer.concat([...this.#parts, bytes.subarray(0, SHOWN)]).subarray(0, SHOWN);
      this.#parts = [Buffer.from(start)];
      this.#length += bytes.length;
      return;
    }
    this.#length += bytes.length;
    if (!this.over) this.#parts.push(bytes);
  }

  /** All bytes, or the first 2,000 where the piece was over the limit; the buffer is empty afterwards. */
  take(): Buffer {
    const [first] = this.#parts;
    const whole = this.#parts.length === 1 && first !== undefined ? first : Buffer.concat(this.#parts);
    this.#parts = [];
    this.#length = 0;
    return whole;
  }
}
