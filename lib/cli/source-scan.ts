/** Who else than a provider may have recorded something, as it is written in a stream. */
const WORDS = [Buffer.from('"agent_log"'), Buffer.from('"observer"')];
const LONGEST = Math.max(...WORDS.map((word) => word.length));

/** Looks through the bytes of a stream for records of other sources than a provider. */
export class SourceScan {
  #found = false;
  #before = Buffer.alloc(0);

  get found(): boolean {
    return this.#found;
  }

  update(chunk: Uint8Array): void {
    if (this.#found) return;
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const seam = Buffer.concat([this.#before, bytes.subarray(0, LONGEST)]);
    this.#found = WORDS.some((word) => bytes.includes(word) || seam.includes(word));
    this.#before = Buffer.from(Buffer.concat([this.#before, bytes.subarray(-LONGEST)]).subarray(-LONGEST));
  }
}
