import { db } from "../../db/client.ts";
import type { Prisma } from "../../db/generated/client.ts";
import type { Level } from "../../grading/claims.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { isComplete } from "./is-complete.ts";
import { type LoadedItem, loadItems } from "./load-items.ts";
import type { SamplePopulation, SampleProgress, SampleRow, StrataBy } from "./sample-row.ts";
import type { ScopeUnit } from "./sample-unit.ts";

/** The samples of a suite that `where` means, newest first, with how far each is. Five reads. */
export async function readSamples(
  suiteId: number,
  where: Prisma.SampleWhereInput,
): Promise<readonly SampleRow[]> {
  const samples = await db().sample.findMany({ where: { ...where, suiteId }, orderBy: { id: "desc" } });
  if (samples.length === 0) return [];
  const ids = samples.map(({ id }) => id);
  const [strata, instruments, items] = await Promise.all([
    db().sampleStratum.findMany({ where: { suiteId, sampleId: { in: ids } }, orderBy: { seq: "asc" } }),
    db().instrument.findMany({
      where: { suiteId, id: { in: samples.map(({ instrumentId }) => instrumentId) } },
      select: { id: true, level: true, version: true, current: true },
    }),
    loadItems(suiteId, ids),
  ]);
  return samples.flatMap((sample) => {
    const instrument = instruments.find(({ id }) => id === sample.instrumentId);
    if (instrument === undefined) return [];
    const own = items.get(sample.id) ?? [];
    const { reviewsPerItem } = sample;
    const row: SampleRow = {
      id: sample.id,
      name: decodeStoredText(sample.name),
      unit: sample.unit as ScopeUnit,
      instrument: { ...instrument, level: instrument.level as Level },
      population: JSON.parse(decodeStoredText(sample.population)) as SamplePopulation,
      seed: decodeStoredText(sample.seed),
      strataBy: sample.strataBy as StrataBy,
      blind: sample.blind,
      reviewsPerItem,
      ungraded: sample.ungraded,
      simulated: sample.simulated,
      createdBy: decodeStoredText(sample.createdBy),
      createdAt: sample.createdAt,
      stopped:
        sample.stoppedAt === null
          ? null
          : { at: sample.stoppedAt, how: decodeStoredText(sample.stoppedHow ?? "") },
      strata: strata
        .filter(({ sampleId }) => sampleId === sample.id)
        .map(({ seq, stratum, verdict, population, size }) => {
          const { labelled, unresolved } = progressOf(
            own.filter(({ stratumSeq }) => stratumSeq === seq),
            reviewsPerItem,
          );
          return {
            seq,
            stratum: decodeStoredText(stratum),
            verdict: verdict === "fail" ? "fail" : "pass",
            population,
            size,
            labelled,
            unresolved,
          };
        }),
      progress: progressOf(own, reviewsPerItem),
    };
    return [row];
  });
}

function progressOf(items: readonly LoadedItem[], reviewsPerItem: number): SampleProgress {
  const reviewers = new Map<string, number>();
  for (const { labels } of items) {
    const names = new Set(
      labels.filter((one) => !one.withdrawn && !one.adjudicated).map((one) => one.reviewer),
    );
    for (const name of names) reviewers.set(name, (reviewers.get(name) ?? 0) + 1);
  }
  const labelled = items.filter(({ effective }) => isComplete(effective, reviewsPerItem)).length;
  return {
    items: items.length,
    labelled,
    waiting: items.filter(
      ({ effective: one }) =>
        one.state === "waiting" || (one.state === "labelled" && !isComplete(one, reviewsPerItem)),
    ).length,
    unresolved: items.filter(({ effective }) => effective.state === "unresolved").length,
    finished: labelled === items.length,
    reviewers: [...reviewers]
      .map(([reviewer, count]) => ({ reviewer, labelled: count }))
      .sort((a, b) => b.labelled - a.labelled || (a.reviewer < b.reviewer ? -1 : 1)),
  };
}
