/** Room that is kept for the next use; what a rare long value needed is given back. */
const KEPT = 64 * 1024;

/** Bytes that come in pieces, one behind the other. Appending is linear in what is appended, over all. */
export class ByteBuffer {
  #bytes = new Uint8Array(256);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  append(bytes: Uint8Array): void {
    const length = this.#length + bytes.length;
    if (length > this.#bytes.length) {
      const wider = new Uint8Array(Math.max(length, this.#bytes.length * 2));
      wider.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = wider;
    }
    this.#bytes.set(bytes, this.#length);
    this.#length = length;
  }

  /** A view of what is held: valid until the next change. */
  view(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
    if (this.#bytes.length > KEPT) this.#bytes = new Uint8Array(256);
  }
}
