import { BoundedCache } from "../../bounded-cache.ts";
import { loadAccounts } from "./load-accounts.ts";
import { outlineAccounts } from "./outline-accounts.ts";
import type { WitnessOutline } from "./witness-outline.ts";

/** Rows, and hundreds of characters of their literals, that are kept: parts of a large record need not compare it again. */
const KEPT = 100_000;
const kept = new BoundedCache<string, WitnessOutline>(KEPT);

type Wanted = {
  readonly suiteId: number;
  readonly recordKey: string;
  /** Changes whenever the record or one of its accounts is replaced. */
  readonly contentHash: string;
};

/** The accounts of a trial held against each other, by the record that is graded. */
export async function getWitnessOutline({
  suiteId,
  recordKey,
  contentHash,
}: Wanted): Promise<WitnessOutline | null> {
  const key = JSON.stringify([suiteId, recordKey, contentHash]);
  const found = kept.get(key);
  if (found !== undefined) return found;
  const [loaded] = await loadAccounts(suiteId, [recordKey]);
  if (loaded === undefined) return null;
  const outline = outlineAccounts(loaded);
  kept.set(key, outline, weightOf(outline));
  return outline;
}

function weightOf({ rows }: WitnessOutline): number {
  const characters = rows
    .flatMap((row) => row.differences)
    .reduce((sum, { said, was }) => sum + (said?.length ?? 0) + (was?.length ?? 0), 0);
  return rows.length + characters / 100 + 1;
}
