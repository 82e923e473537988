const CHUNK = 8192;

/**
 * Text that comes in pieces, kept as UTF-16 units of its own: joined strings would keep alive the texts that they
 * were cut from. Lone surrogates and U+0000 stay, and halves of a pair that meet are a pair.
 */
export class TextBuffer {
  #units = new Uint16Array(16);
  #length = 0;

  /** In UTF-16 units. */
  get length(): number {
    return this.#length;
  }

  append(text: string): void {
    const length = this.#length + text.length;
    if (length > this.#units.length) {
      const wider = new Uint16Array(Math.max(length, this.#units.length * 2));
      wider.set(this.#units.subarray(0, this.#length));
      this.#units = wider;
    }
    for (let at = 0; at < text.length; at++) this.#units[this.#length + at] = text.charCodeAt(at);
    this.#length = length;
  }

  toString(): string {
    const chunks: string[] = [];
    for (let at = 0; at < this.#length; at += CHUNK) {
      chunks.push(String.fromCharCode(...this.#units.subarray(at, Math.min(at + CHUNK, this.#length))));
    }
    return chunks.join("");
  }
}
