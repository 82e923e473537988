/** The brackets that are open inside one piece, innermost last. */
export class OpenBrackets {
  #stack = new Uint8Array(64);
  depth = 0;

  push(opener: number): void {
    if (this.depth === this.#stack.length) {
      const larger = new Uint8Array(this.#stack.length * 2);
      larger.set(this.#stack);
      this.#stack = larger;
    }
    this.#stack[this.depth++] = opener;
  }

  /**
   * Closes `opener`, and with it what was left open inside; a closing bracket that has no opener closes nothing.
   * So a missing or a stray bracket spoils its own object and no other.
   */
  close(opener: number): boolean {
    if (this.depth > 0 && this.#stack[this.depth - 1] === opener) {
      this.depth--;
      return true;
    }
    const at = this.#stack.lastIndexOf(opener, this.depth - 1);
    if (this.depth === 0 || at === -1) return false;
    this.depth = at;
    return true;
  }

  clear(): void {
    this.depth = 0;
  }
}
