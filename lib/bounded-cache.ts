/** Keeps what was used last, up to a sum of sizes. */
export class BoundedCache<K, V> {
  private readonly entries = new Map<K, { value: V; size: number }>();
  private total = 0;
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  get(key: K): V | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: K, value: V, size: number): void {
    this.total += size - (this.entries.get(key)?.size ?? 0);
    this.entries.delete(key);
    this.entries.set(key, { value, size });
    for (const [oldest, entry] of this.entries) {
      // The newest stays whatever its size: someone is about to use it.
      if (this.total <= this.limit || this.entries.size === 1) break;
      this.entries.delete(oldest);
      this.total -= entry.size;
    }
  }
}
