import { readSamples } from "./read-samples.ts";
import type { SampleRow } from "./sample-row.ts";

/** Every sample of a suite, newest first, with how far each is. */
export function listSamples(suiteId: number): Promise<readonly SampleRow[]> {
  return readSamples(suiteId, {});
}
