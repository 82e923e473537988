import type { InstrumentRow } from "../instrument-row.ts";
import type { SampleRow } from "../samples/sample-row.ts";
import type { Scope } from "../scope.ts";
import { chosenLines } from "./chosen-lines.ts";
import { listAuditPopulations } from "./list-audit-populations.ts";
import { listBlamedRates } from "./list-blamed-rates.ts";
import { listInstrumentBirths } from "./list-instrument-births.ts";
import { listInstrumentRates } from "./list-instrument-rates.ts";
import { listRunUsage, type RunUsage } from "./list-run-usage.ts";
import { listTrendRuns } from "./list-trend-runs.ts";
import { placeAudits } from "./place-audits.ts";
import type { PlacedAudit } from "./placed-audit.ts";
import { readAudits } from "./read-audits.ts";
import type { RunRates } from "./run-rates.ts";
import { splitByModel } from "./split-by-model.ts";
import { toPlaces } from "./to-places.ts";
import { type TrendChange, trendChanges } from "./trend-changes.ts";
import type { TrendPlace } from "./trend-place.ts";
import type { TrendRun } from "./trend-run.ts";
import type { TrendDimension } from "./trend-series.ts";
import type { TrendsParams } from "./trends-params.ts";

const RUNS = 90;
const RUNS_OF_DAYS = 1000;
const DAYS = 180;
const VALUES = 8;
const AUDITS = 12;

export type Trends = {
  readonly places: readonly TrendPlace[];
  /** Runs of the scope; those on the axis are the newest of them. */
  readonly total: number;
  readonly shown: readonly TrendRun[];
  readonly lines: readonly { readonly instrument: InstrumentRow; readonly rates: RunRates }[];
  /** Null where there is a line for each instrument. */
  readonly dimension: TrendDimension | null;
  readonly changes: readonly TrendChange[];
  readonly usage: ReadonlyMap<number, RunUsage>;
  /** Newest sample first; at most twelve. */
  readonly audits: readonly PlacedAudit[];
  readonly unfinished: readonly SampleRow[];
  /** Samples that can't stand here, as their population is narrowed by more than runs and models. */
  readonly narrowed: number;
};

/** All that Trends shows, from rollups; `zone` is the reader's time zone. */
export async function getTrends(
  scope: Scope,
  params: Pick<TrendsParams, "over" | "by" | "lines">,
  zone: string,
): Promise<Trends> {
  const suiteId = scope.suite.id;
  const [{ runs, total }, { populations, narrowed }] = await Promise.all([
    listTrendRuns(scope, params.over === "runs" ? RUNS : RUNS_OF_DAYS),
    listAuditPopulations(suiteId, scope.unit),
  ]);
  const places = toPlaces(runs, params.over, zone, params.over === "runs" ? RUNS : DAYS);
  const shown = places.flatMap((place) => place.runs);
  const runIds = shown.map((run) => run.id);
  const instruments = params.by === "instrument" ? chosenLines(scope, params.lines) : [scope.instrument];
  const hold = populations.filter((one) => runIds.some((id) => one.runIds.has(id))).slice(0, AUDITS);
  const ratesRead = listInstrumentRates(
    scope,
    runIds,
    instruments.map((row) => row.id),
  );
  const [rates, dimension, births, usage, { audits, unfinished }] = await Promise.all([
    ratesRead,
    ratesRead.then((read) => split(scope, params.by, shown, read.get(scope.instrument.id) ?? new Map())),
    listInstrumentBirths(
      suiteId,
      instruments.map((row) => row.level),
    ),
    listRunUsage(suiteId, runIds),
    readAudits(suiteId, hold),
  ]);
  return {
    places,
    total,
    shown,
    lines: instruments.map((instrument) => ({ instrument, rates: rates.get(instrument.id) ?? new Map() })),
    dimension,
    changes: trendChanges(places, births),
    usage,
    audits: placeAudits(places, audits),
    unfinished,
    narrowed,
  };
}

async function split(
  scope: Scope,
  by: TrendsParams["by"],
  runs: readonly TrendRun[],
  rates: RunRates,
): Promise<TrendDimension | null> {
  if (by === "instrument") return null;
  if (by === "model") return splitByModel(runs, rates, VALUES);
  return listBlamedRates(scope, by, rates, VALUES);
}
