import type { Signal } from "../../grading/result.ts";
import type { SaidAndWas } from "./difference-row.ts";
import { findDifference } from "./find-difference.ts";
import { loadAccounts } from "./load-accounts.ts";
import { outlineAccounts } from "./outline-accounts.ts";
import { toSaidAndWas } from "./to-said-and-was.ts";
import type { WitnessOutline } from "./witness-outline.ts";

/** A list reads small records only; a large one is read on its own page. */
const BUDGET = { calls: 400, bytes: 1 << 20, allBytes: 8 << 20 };

type StoredSignal = Pick<Signal, "detail" | "path" | "message"> & { readonly recordKey: string };

/** What the accounts have at each of some witness signals, in their order; null where that is not read or not there. */
export async function literalsOfSignals(
  suiteId: number,
  signals: readonly StoredSignal[],
): Promise<readonly (SaidAndWas | null)[]> {
  const loaded = await loadAccounts(
    suiteId,
    signals.map((signal) => signal.recordKey),
    BUDGET,
  );
  const outlines = new Map<string, WitnessOutline>(loaded.map((one) => [one.key, outlineAccounts(one)]));
  return signals.map((signal) => {
    const outline = outlines.get(signal.recordKey);
    const found = outline === undefined ? null : findDifference(outline, signal);
    return found === null ? null : toSaidAndWas(found.difference);
  });
}
