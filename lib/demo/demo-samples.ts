import { createLoader } from "nuqs/server";
import { ClaimcheckError } from "../claimcheck-error.ts";
import { drawSample } from "../commands/samples/draw-sample.ts";
import { saveLabel } from "../commands/samples/save-label.ts";
import { db } from "../db/client.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";
import { encodeStoredText } from "../json/encode-stored-text.ts";
import { failureFilterParams } from "../queries/failure-filter-params.ts";
import { getScope } from "../queries/get-scope.ts";
import { listSampleItems } from "../queries/samples/list-sample-items.ts";
import { listSamples } from "../queries/samples/list-samples.ts";
import type { SampleRow } from "../queries/samples/sample-row.ts";
import { itemKey } from "../stats/item-key.ts";
import { DEMO_SUITE } from "./demo-suite.ts";
import type { Truth } from "./truth.ts";

/** Named for what it is: nobody read these. */
const REVIEWER = "simulated truth";
const ACTOR = "claimcheck";

/** Their seed is the name of the suite: nobody picked it for what comes out. */
const SAMPLES = [
  { name: "failed calls", unit: "calls", instrument: "exact", failed: 100, clean: 0 },
  { name: "clean and failed records", unit: "records", instrument: "exact", failed: 60, clean: 120 },
] as const;

type SimulatedTruth = {
  readonly record: Truth["truth"];
  readonly cause: Truth["cause"];
  readonly calls: readonly Truth[];
};

type Wanted = (typeof SAMPLES)[number];

const load = createLoader(failureFilterParams);

/**
 * Draws the demo's two samples and labels them by what really happened, which is known because it is simulated.
 * What an earlier call left undone is completed; what is there stays, and what people added is left to them.
 */
export async function makeDemoSamples(signal?: AbortSignal): Promise<void> {
  const suite = await db().suite.findUnique({ where: { name: DEMO_SUITE } });
  if (!suite?.isDemo) return;
  for (const wanted of SAMPLES) {
    signal?.throwIfAborted();
    const sample = (await findSample(suite.id, wanted.name)) ?? (await drawn(suite.id, wanted));
    if (sample?.simulated && !sample.progress.finished && sample.stopped === null) {
      await labelByTruth(suite.id, sample, wanted, signal);
    }
  }
}

async function drawn(
  suiteId: number,
  { name, unit, instrument, failed, clean }: Wanted,
): Promise<SampleRow | null> {
  const search = { unit, instrument };
  const request = {
    scope: await getScope(DEMO_SUITE, search),
    params: load(new URLSearchParams(search)),
    name,
    failed,
    clean,
    strataBy: "verdict",
    seed: DEMO_SUITE,
    blind: true,
    reviewsPerItem: 1,
    simulated: true,
    actor: ACTOR,
  } as const;
  await drawSample(request).catch((error: unknown) => {
    // Another server on the same database was faster.
    if (!(error instanceof ClaimcheckError && error.code === "conflict")) throw error;
  });
  return findSample(suiteId, name);
}

async function findSample(suiteId: number, name: string): Promise<SampleRow | null> {
  const samples = await listSamples(suiteId);
  return samples.find((sample) => sample.name === name) ?? null;
}

async function labelByTruth(
  suiteId: number,
  sample: SampleRow,
  { failed, clean }: Wanted,
  signal: AbortSignal | undefined,
): Promise<void> {
  const listed = await listSampleItems(suiteId, sample, { reveal: "all" });
  const items = listed
    .map((item) => ({ ...item, key: itemKey(sample.seed, item.itemId) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  // Items that came by extending it are for whoever extended it; they stand behind the first ones in key order.
  const own = [
    ...items.filter(({ verdict }) => verdict === "fail").slice(0, failed),
    ...items.filter(({ verdict }) => verdict === "pass").slice(0, clean),
  ];
  const open = own.filter(
    ({ labels }) => !labels.some(({ reviewer, withdrawn }) => reviewer === REVIEWER || !withdrawn),
  );
  const truths = await truthsOf(
    suiteId,
    open.map(({ recordId }) => recordId),
  );
  for (const { position, itemId, recordId, callIndex } of open) {
    signal?.throwIfAborted();
    const known = truths.get(recordId);
    const happened =
      callIndex === null ? known && { truth: known.record, cause: known.cause } : known?.calls[callIndex];
    if (happened === undefined) continue;
    const { truth, cause } = happened;
    const key = itemId;
    await saveLabel(suiteId, sample.id, { position, reviewer: REVIEWER, truth, cause, note: null, key });
  }
}

async function truthsOf(
  suiteId: number,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, SimulatedTruth>> {
  const rows = await db().record.findMany({
    where: { suiteId, recordId: { in: [...new Set(recordIds)].map(encodeStoredText) } },
    select: { recordId: true, extra: true },
  });
  return new Map(
    rows.flatMap(({ recordId, extra }) => {
      if (extra === null) return [];
      const { simulated_truth: truth } = JSON.parse(decodeStoredText(extra)) as {
        simulated_truth?: SimulatedTruth;
      };
      return truth === undefined ? [] : [[decodeStoredText(recordId), truth] as const];
    }),
  );
}
