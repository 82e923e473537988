import { type Agreement, estimateAgreement } from "../../stats/estimate-agreement.ts";
import { estimateInstrument } from "../../stats/estimate-instrument.ts";
import { estimateSample } from "../../stats/estimate-sample.ts";
import { measuredRate } from "../../stats/measured-rate.ts";
import type { InstrumentRow } from "../instrument-row.ts";
import { listInstruments } from "../list-instruments.ts";
import { countCauses } from "./count-causes.ts";
import { noticeInWords, reasonInWords } from "./estimate-words.ts";
import { type ItemVerdicts, listItemVerdicts } from "./list-item-verdicts.ts";
import { type LoadedItem, loadItems } from "./load-items.ts";
import type { InstrumentEstimate, SampleEstimate } from "./sample-estimate.ts";
import type { SampleRow, SampleStratumRow } from "./sample-row.ts";

/** All that the labels of a sample say, of its population, of every current instrument, and of each other. */
export async function getEstimate(suiteId: number, sample: SampleRow): Promise<SampleEstimate> {
  // The harness judges whole records: of a single call it says nothing.
  const judges = (one: InstrumentRow) => sample.unit === "records" || one.level !== "harness";
  const instruments = (await listInstruments(suiteId)).filter(
    (one) => one.id === sample.instrument.id || (one.current && judges(one)),
  );
  const [loaded, verdicts] = await Promise.all([
    loadItems(suiteId, [sample.id]),
    listItemVerdicts(
      suiteId,
      sample,
      instruments.map(({ id }) => id),
    ),
  ]);
  const items = loaded.get(sample.id) ?? [];
  const strata = sample.strata.map((stratum) => countStratum(stratum, items));
  const estimate = estimateSample(strata);
  const total = (verdict: "fail" | "pass") =>
    strata.reduce((sum, one) => sum + (one.verdict === verdict ? one.N : 0), 0);
  const instrument = nameOf(sample.instrument);
  const verdictOf = (item: LoadedItem) => stratumOf(sample, item).verdict;
  return {
    sample: {
      id: sample.id,
      name: sample.name,
      unit: sample.unit,
      instrument,
      seed: sample.seed,
      simulated: sample.simulated,
    },
    strata: estimate.strata.map((one, at) => {
      const { stratum, verdict, N, n, wrong, unsure, rate, low, high } = one;
      const { size = 0, unresolved = 0 } = strata[at] ?? {};
      return { stratum, verdict, N, n, wrong, unsure, unresolved, size, rate, low, high };
    }),
    measured: { ...measuredRate(total("fail"), total("pass")), ungraded: sample.ungraded, instrument },
    audited: estimate.audited,
    reason: reasonInWords(estimate, sample),
    unsure_bounds: {
      as_right: estimate.unsureBounds.asRight?.rate ?? null,
      as_wrong: estimate.unsureBounds.asWrong?.rate ?? null,
    },
    by_instrument: instruments.map((one) => estimateFor(one, sample, items, verdicts)),
    agreement: toAgreement(estimateAgreement(items.map(firstRound))),
    causes: countCauses(items, verdictOf),
    progress: {
      items: sample.progress.items,
      labelled: sample.progress.labelled,
      waiting: sample.progress.waiting,
      unresolved: sample.progress.unresolved,
      finished: sample.progress.finished,
      stopped: sample.stopped?.how ?? null,
    },
    notice: noticeInWords(sample),
  };
}

function countStratum(stratum: SampleStratumRow, items: readonly LoadedItem[]) {
  const own = items.filter(({ stratumSeq }) => stratumSeq === stratum.seq);
  const count = (truth: string) =>
    own.filter(({ effective }) => effective.state === "labelled" && effective.truth === truth).length;
  const wrong = count("agent_wrong");
  return {
    stratum: stratum.stratum,
    verdict: stratum.verdict,
    N: stratum.population,
    size: stratum.size,
    n: wrong + count("agent_right"),
    wrong,
    unsure: count("unsure"),
    unresolved: own.filter(({ effective }) => effective.state === "unresolved").length,
  };
}

function estimateFor(
  instrument: InstrumentRow,
  sample: SampleRow,
  items: readonly LoadedItem[],
  verdicts: ItemVerdicts,
): InstrumentEstimate {
  // What it was drawn under is frozen with the strata; what others say is what is stored now.
  const isOwn = instrument.id === sample.instrument.id;
  const judged = items.flatMap((item) => {
    if (item.effective.state !== "labelled" || item.effective.truth === "unsure") return [];
    const { stratum, verdict } = stratumOf(sample, item);
    const said = isOwn ? verdict : verdicts.get(instrument.id)?.get(item.position);
    return [{ stratum, verdict: said ?? "ungraded", wrong: item.effective.truth === "agent_wrong" }];
  });
  const estimate = estimateInstrument(
    sample.strata.map(({ stratum, population, verdict }) => ({
      stratum,
      N: population,
      verdict: isOwn ? verdict : null,
    })),
    judged,
  );
  const share = ({ value, n }: { value: number | null; n: number }) => ({ value, n });
  return {
    instrument: nameOf(instrument),
    n: judged.length - estimate.ungraded,
    false_share_of_failures: share(estimate.falseShareOfFailures),
    false_share_of_passes: share(estimate.falseShareOfPasses),
    sensitivity: share(estimate.sensitivity),
    specificity: share(estimate.specificity),
  };
}

/** The newest label of every reviewer; adjudications are no reviewer's own. */
function firstRound({ labels }: LoadedItem): ReadonlyMap<string, string> {
  return new Map(
    labels
      .filter((label) => !label.withdrawn && !label.adjudicated)
      .map((label) => [label.reviewer, label.truth]),
  );
}

function toAgreement({ reviewers, items, percent, kappa, alpha }: Agreement): SampleEstimate["agreement"] {
  return {
    reviewers,
    items,
    percent: percent.value,
    kappa: kappa?.value ?? null,
    alpha: alpha?.value ?? null,
  };
}

function stratumOf(sample: SampleRow, { stratumSeq }: LoadedItem): SampleStratumRow {
  return sample.strata.find(({ seq }) => seq === stratumSeq) as SampleStratumRow;
}

function nameOf({ level, version }: InstrumentRow): string {
  return `${level}.v${version}`;
}
