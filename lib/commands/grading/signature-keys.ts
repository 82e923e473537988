import type { Pool } from "pg";
import { stored } from "../ingest/stored.ts";
import type { HashedSignature } from "./hashed-signature.ts";

const KEPT = 100_000;

/** The store's keys of signatures, by hash; unknown ones are added. Kept between batches. */
export class SignatureKeys {
  private known = new Map<string, number>();
  private readonly pool: Pool;
  private readonly suiteId: number;

  constructor(pool: Pool, suiteId: number) {
    this.pool = pool;
    this.suiteId = suiteId;
  }

  async ensure(signatures: ReadonlyMap<string, HashedSignature>): Promise<ReadonlyMap<string, number>> {
    // Not emptied: another batch may be on its way with it.
    if (this.known.size > KEPT) this.known = new Map();
    const { known } = this;
    const missing = [...signatures.values()].filter(({ hash }) => !known.has(hash));
    // In one order: two workers that add the same ones must not wait for each other in a circle.
    missing.sort((a, b) => (a.hash < b.hash ? -1 : 1));
    if (missing.length > 0) await this.add(known, missing);
    return known;
  }

  private async add(known: Map<string, number>, missing: readonly HashedSignature[]): Promise<void> {
    const column = (read: (signature: HashedSignature) => string) => missing.map((one) => stored(read(one)));
    const hashes = missing.map(({ hash }) => hash);
    await this.pool.query(
      `INSERT INTO signature (suite_id, hash, claim, kind, tool, path, expected_shape, actual_shape, title)
       SELECT $1, * FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
       ON CONFLICT (suite_id, hash) DO NOTHING`,
      [
        this.suiteId,
        hashes,
        column((one) => one.claim),
        column((one) => one.kind),
        column((one) => one.tool),
        column((one) => one.path),
        column((one) => one.expectedShape),
        column((one) => one.actualShape),
        column((one) => one.title),
      ],
    );
    const { rows } = await this.pool.query<{ hash: string; id: number }>(
      "SELECT hash::text, id FROM signature WHERE suite_id = $1 AND hash = ANY($2)",
      [this.suiteId, hashes],
    );
    for (const row of rows) known.set(row.hash, row.id);
  }
}
