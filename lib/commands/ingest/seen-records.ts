import { hash } from "node:crypto";

/**
 * Which record ids a stream has had so far, in 16 bytes each: a set of their 64-bit hashes, so that a stream of
 * millions can be checked for second copies. Two of ten million ids share a hash with a chance of 3 in a million.
 */
export class SeenRecords {
  private slots = new Uint32Array(2 * 1024);
  private used = 0;

  /** True where the id was not there yet. */
  add(id: string): boolean {
    if (this.used * 4 > this.slots.length) this.grow();
    const bytes = hash("sha256", id, "buffer");
    // Zero marks a free slot.
    const added = this.put(bytes.readUInt32LE(0) || 1, bytes.readUInt32LE(4));
    if (added) this.used++;
    return added;
  }

  private put(high: number, low: number): boolean {
    const mask = this.slots.length / 2 - 1;
    for (let slot = low & mask; ; slot = (slot + 1) & mask) {
      const found = this.slots[2 * slot];
      if (found === 0) {
        this.slots[2 * slot] = high;
        this.slots[2 * slot + 1] = low;
        return true;
      }
      if (found === high && this.slots[2 * slot + 1] === low) return false;
    }
  }

  private grow(): void {
    const old = this.slots;
    this.slots = new Uint32Array(old.length * 2);
    for (let i = 0; i < old.length; i += 2)
      if (old[i] !== 0) this.put(old[i] as number, old[i + 1] as number);
  }
}
