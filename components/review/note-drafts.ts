/** Notes that were begun before the label was given, kept in the browser so that a reload loses none. */
export class NoteDrafts {
  readonly #storage: Storage | null;
  readonly #prefix: string;
  readonly #memory = new Map<number, string>();

  constructor(storage: Storage | null, prefix: string) {
    this.#storage = storage;
    this.#prefix = prefix;
  }

  /** Null: there is none. */
  read(position: number): string | null {
    const text = this.#memory.get(position) ?? this.#storage?.getItem(this.#prefix + position) ?? "";
    return text.trim() === "" ? null : text;
  }

  write(position: number, text: string): void {
    this.#memory.set(position, text);
    try {
      this.#storage?.setItem(this.#prefix + position, text);
    } catch {
      // A full storage: the memory has it as long as the page is open.
    }
  }

  remove(position: number): void {
    this.#memory.delete(position);
    this.#storage?.removeItem(this.#prefix + position);
  }
}
