import { getEstimate } from "../samples/get-estimate.ts";
import { readSamples } from "../samples/read-samples.ts";
import type { SampleRow } from "../samples/sample-row.ts";
import type { Audit } from "./audit.ts";
import type { AuditPopulation } from "./audit-population.ts";

/** The audited rates of those of these samples that are labelled to their end or were stopped, in their order. */
export async function readAudits(
  suiteId: number,
  populations: readonly AuditPopulation[],
): Promise<{ readonly audits: readonly Audit[]; readonly unfinished: readonly SampleRow[] }> {
  if (populations.length === 0) return { audits: [], unfinished: [] };
  const samples = await readSamples(suiteId, { id: { in: populations.map((one) => one.sampleId) } });
  const ended = samples.filter((sample) => sample.progress.finished || sample.stopped !== null);
  const audits = await Promise.all(
    ended.map(async (sample): Promise<Audit | null> => {
      const estimate = await getEstimate(suiteId, sample);
      const population = populations.find((one) => one.sampleId === sample.id);
      if (estimate.audited === null || population === undefined) return null;
      const labelled = estimate.strata.reduce((sum, stratum) => sum + stratum.n, 0);
      return { sample, estimate, audited: estimate.audited, population, labelled };
    }),
  );
  return {
    audits: audits.filter((audit) => audit !== null),
    unfinished: samples.filter((sample) => !ended.includes(sample)),
  };
}
