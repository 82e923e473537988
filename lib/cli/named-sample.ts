import { ClaimcheckError } from "../claimcheck-error.ts";
import { getSample } from "../queries/samples/get-sample.ts";
import { listSamples } from "../queries/samples/list-samples.ts";
import type { SampleRow } from "../queries/samples/sample-row.ts";
import type { SuiteRow } from "../queries/suite-row.ts";
import { plainLine } from "./plain-line.ts";

/** The sample that a command names, by name or number. Throws `usage` and `not_found`. */
export async function namedSample(suite: SuiteRow, paths: readonly string[]): Promise<SampleRow> {
  const [ref, ...more] = paths;
  if (ref === undefined || more.length > 0) {
    throw new ClaimcheckError("usage", "Name one sample, by its name or number.");
  }
  const sample = await getSample(suite.id, ref);
  if (sample !== null) return sample;
  const known = (await listSamples(suite.id)).slice(0, 10).map((one) => plainLine(one.name, 60));
  const hint = known.length === 0 ? "It has none yet." : `It has ${known.join(", ")}.`;
  throw new ClaimcheckError(
    "not_found",
    `“${plainLine(suite.name)}” has no sample “${plainLine(ref)}”. ${hint}`,
  );
}
