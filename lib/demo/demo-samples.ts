import { createLoader } from "nuqs/server";
import { drawSample } from "../commands/samples/draw-sample.ts";
import { saveLabel } from "../commands/samples/save-label.ts";
import { db } from "../db/client.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";
import { encodeStoredText } from "../json/encode-stored-text.ts";
import { failureFilterParams } from "../queries/failure-filter-params.ts";
import { getScope } from "../queries/get-scope.ts";
import { getSample } from "../queries/samples/get-sample.ts";
import { listSampleItems } from "../queries/samples/list-sample-items.ts";
import { DEMO_SUITE } from "./demo-suite.ts";
import type { Truth } from "./truth.ts";

/** Named for what it is: nobody read these. */
const REVIEWER = "simulated truth";
const ACTOR = "claimcheck";
const SEED = "1";

const SAMPLES = [
  { name: "failed calls", unit: "calls", instrument: "exact", failed: 100, clean: 0 },
  { name: "clean and failed records", unit: "records", instrument: "exact", failed: 60, clean: 120 },
] as const;

type SimulatedTruth = {
  readonly record: Truth["truth"];
  readonly cause: Truth["cause"];
  readonly calls: readonly Truth[];
};

const load = createLoader(failureFilterParams);

/** Draws the demo's two samples and labels them by what really happened, which is known because it is simulated. */
export async function makeDemoSamples(): Promise<void> {
  for (const { name, unit, instrument, failed, clean } of SAMPLES) {
    const search = { unit, instrument };
    const scope = await getScope(DEMO_SUITE, search);
    const suiteId = scope.suite.id;
    const { id } = await drawSample({
      scope,
      params: load(new URLSearchParams(search)),
      name,
      failed,
      clean,
      strataBy: "verdict",
      seed: SEED,
      blind: true,
      reviewsPerItem: 1,
      simulated: true,
      actor: ACTOR,
    });
    const sample = await getSample(suiteId, id);
    const items = sample === null ? [] : await listSampleItems(suiteId, sample, { reveal: "all" });
    const truths = await truthsOf(
      suiteId,
      items.map(({ recordId }) => recordId),
    );
    for (const { position, itemId, recordId, callIndex } of items) {
      const known = truths.get(recordId);
      const happened =
        callIndex === null ? known && { truth: known.record, cause: known.cause } : known?.calls[callIndex];
      if (happened === undefined) continue;
      const { truth, cause } = happened;
      const key = itemId;
      await saveLabel(suiteId, id, { position, reviewer: REVIEWER, truth, cause, note: null, key });
    }
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
