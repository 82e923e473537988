import { db } from "../../db/client.ts";
import { type ChangeSplit, splitChange } from "../../stats/split-change.ts";
import { chooseInstrument } from "../choose-instrument.ts";
import type { InstrumentRow } from "../instrument-row.ts";
import type { Rate } from "../rate.ts";
import type { Scope } from "../scope.ts";
import { listInstrumentRates } from "../trends/list-instrument-rates.ts";
import { countRunRecords } from "./count-run-records.ts";
import type { RunPair } from "./find-run-pair.ts";
import { inForceAt } from "./in-force-at.ts";

/** The change from run A under an old instrument to run B under a new one, and what it is made of. */
export type SplitOfChange = {
  readonly old: InstrumentRow;
  readonly new: InstrumentRow;
  /** A under the old, A under the new, B under the new instrument. */
  readonly before: Rate;
  readonly regraded: Rate;
  readonly after: Rate;
  /** Records of run A that the new instrument has not seen; of B; and of A under the old one. */
  readonly unseen: { readonly before: number; readonly regraded: number; readonly after: number };
  /** Null where one of the rates has nothing graded. */
  readonly split: ChangeSplit | null;
};

/**
 * The split of a change in the scope's unit. The new instrument is the scope's unless named; the old one the version
 * of the new one's level that was newest when run A came in.
 */
export async function getChangeSplit(
  scope: Scope,
  { a, b }: RunPair,
  asked: { readonly old: string | null; readonly new: string | null },
): Promise<SplitOfChange> {
  const suiteId = scope.suite.id;
  const after = asked.new === null ? scope.instrument : chooseInstrument(scope.instruments, asked.new);
  const before =
    asked.old === null
      ? await instrumentInForce(suiteId, a.id, after)
      : chooseInstrument(scope.instruments, asked.old);
  const runs = { suiteId, a, b };
  const [rates, seenByOld, seenByNew] = await Promise.all([
    listInstrumentRates(scope, [a.id, b.id], [...new Set([before.id, after.id])]),
    countRunRecords({ ...runs, instrumentId: before.id }),
    countRunRecords({ ...runs, instrumentId: after.id }),
  ]);
  const rate = (instrument: InstrumentRow, run: number): Rate =>
    rates.get(instrument.id)?.get(run) ?? { failing: 0, graded: 0, ungraded: 0 };
  const three = { before: rate(before, a.id), regraded: rate(after, a.id), after: rate(after, b.id) };
  return {
    old: before,
    new: after,
    ...three,
    unseen: {
      before: seenByOld.get(a.id)?.unseen ?? 0,
      regraded: seenByNew.get(a.id)?.unseen ?? 0,
      after: seenByNew.get(b.id)?.unseen ?? 0,
    },
    split: splitChange(three),
  };
}

async function instrumentInForce(suiteId: number, runId: number, of: InstrumentRow): Promise<InstrumentRow> {
  const [run, versions] = await Promise.all([
    db().run.findUnique({ where: { suiteId_id: { suiteId, id: runId } }, select: { createdAt: true } }),
    db().instrument.findMany({
      where: { suiteId, level: of.level },
      select: { id: true, version: true, current: true, createdAt: true },
    }),
  ]);
  const found = inForceAt(versions, run?.createdAt ?? new Date());
  return found === null
    ? of
    : { id: found.id, level: of.level, version: found.version, current: found.current };
}
