import { combinedShare } from "./combined-share.ts";

type Stratum = Parameters<typeof combinedShare>[0][number];

/** What a sentence about a sample needs of its estimate; shares from 0 to 1. */
export type SaidEstimate = {
  readonly sample: { readonly unit: "records" | "calls"; readonly simulated: boolean };
  readonly strata: readonly Stratum[];
  readonly measured: {
    readonly failing: number;
    readonly clean: number;
    /** `exact.v1` */
    readonly instrument: string;
  };
  readonly audited: {
    readonly rate: number;
    readonly low: number;
    readonly high: number;
    readonly scope: "full" | "failures_only";
  } | null;
  readonly progress: {
    readonly items: number;
    readonly labelled: number;
    /** Labelled by fewer reviewers than wanted. */
    readonly waiting: number;
    readonly finished: boolean;
    readonly stopped: string | null;
  };
};

/**
 * What a sample says, in sentences a person could quote, each number with what it is over. Without an audited rate
 * it says the measured one alone; where labelling is not finished it says how far it is.
 *
 * @example
 * auditSentence(estimate)
 * // "exact v1 fails 220 of 1,000 records (22.0 %). Hand-audited, 18.8 % are wrong (95 % interval 15.4 to 23.4 %): …"
 */
export function auditSentence(estimate: SaidEstimate): string {
  return [rateSentence(estimate), progressSentence(estimate.progress)]
    .filter((text) => text !== "")
    .join(" ");
}

function progressSentence({ items, labelled, waiting, finished, stopped }: SaidEstimate["progress"]): string {
  if (finished) return "";
  const far = `${count(labelled)} of ${count(items)} items`;
  const more = `${count(waiting)} more ${waiting === 1 ? "item" : "items"}`;
  if (stopped === null) {
    const wait = waiting === 0 ? "" : `; ${more} ${waiting === 1 ? "waits" : "wait"} for another label`;
    return `So far ${far} are labelled${wait}.`;
  }
  const single = waiting === 0 ? "" : `; ${more} ${waiting === 1 ? "has" : "have"} fewer labels than wanted`;
  return `Labelling was stopped at ${far}${single}.`;
}

function rateSentence({ sample, strata, measured, audited }: SaidEstimate): string {
  const { unit } = sample;
  const graded = measured.failing + measured.clean;
  if (graded === 0) return `No ${unit} of this population could be graded.`;
  const instrument = measured.instrument.replace(".v", " v");
  const fails = `${instrument} fails ${count(measured.failing)} of ${count(graded)} ${unit} (${percent(measured.failing / graded)}).`;
  const failed = combinedShare(strata, "fail");
  const clean = combinedShare(strata, "pass");
  const source = sample.simulated ? "By the simulated truth" : "Hand-audited";
  const ofFailures =
    failed === null
      ? null
      : `about ${whole(1 - failed.rate)} of the failures are the assertion’s own (${count(failed.n - failed.wrong)} of ${count(failed.n)})`;
  if (audited === null) return ofFailures === null ? fails : `${fails} ${upper(ofFailures)}.`;
  const rate = `${percent(audited.rate)} are wrong (95 % interval ${percent(audited.low)} to ${percent(audited.high)})`;
  if (audited.scope === "failures_only") {
    return `${fails} ${upper(ofFailures ?? "")}. ${source}, ${rate}, if no ${unit.slice(0, -1)} that passes is wrong: none of those was looked at.`;
  }
  const ofPasses =
    clean === null
      ? null
      : `about ${whole(clean.rate)} of the passes hide a failure (${count(clean.wrong)} of ${count(clean.n)})`;
  return `${fails} ${source}, ${rate}: ${[ofFailures, ofPasses].filter((text) => text !== null).join(", and ")}.`;
}

/** One decimal; a share that is not 0 or 1 is never said as 0 or 100 %. */
function percent(share: number): string {
  if (share > 0 && share < 0.0005) return "under 0.1 %";
  if (share < 1 && share > 0.9995) return "over 99.9 %";
  return `${(100 * share).toFixed(1)} %`;
}

function whole(share: number): string {
  if (share > 0 && share < 0.01) return percent(share);
  if (share < 1 && share > 0.99) return percent(share);
  return `${Math.round(100 * share)} %`;
}

const count = (value: number) => value.toLocaleString("en");
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
