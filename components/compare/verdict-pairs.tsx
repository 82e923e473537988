import { countVerdictPairs } from "@/lib/queries/compare/count-verdict-pairs";
import type { InstrumentRow } from "@/lib/queries/instrument-row";
import type { Scope } from "@/lib/queries/scope";
import { VerdictPairTable } from "./verdict-pair-table";

type Props = { readonly scope: Scope; readonly x: InstrumentRow; readonly y: InstrumentRow };

/** Reads and shows what two instruments say of the scope's records. */
export async function VerdictPairs({ scope, x, y }: Props) {
  if (x.id === y.id) return <p className="text-ink-2">Choose two different instruments.</p>;
  const pairs = await countVerdictPairs(scope, x.id, y.id);
  if (pairs.length === 0) {
    return <p className="text-ink-2">Neither has a verdict of any record of these runs.</p>;
  }
  return <VerdictPairTable scope={scope} x={x} y={y} pairs={pairs} />;
}
