import { objectsInput } from "../commands/ingest/objects-input.ts";
import { ingestStream } from "../commands/ingest-stream.ts";
import { markDeadIngests } from "../commands/mark-dead-ingests.ts";
import { resumeRegrades } from "../commands/resume-regrades.ts";
import { db } from "../db/client.ts";
import { makeDemoSamples } from "../demo/demo-samples.ts";
import { DEMO_SEED } from "../demo/demo-seed.ts";
import { DEMO_SUITE } from "../demo/demo-suite.ts";
import { generateDemo } from "../demo/generate-demo.ts";

/** What a start does once the database answers: the demo into an empty one, and what an earlier process left undone. */
export async function makeReady(options: { demo: boolean; say: (text: string) => void }): Promise<void> {
  await markDeadIngests();
  if (options.demo && (await isUntouched())) {
    options.say("making the demo suite …");
    const input = objectsInput("demo generator", () => generateDemo(DEMO_SEED));
    await ingestStream(input, { suite: DEMO_SUITE, via: "demo", actor: "claimcheck", demo: true });
    await makeDemoSamples();
  }
  // In the background: regrading a large suite takes minutes, and the pages say that it goes on.
  void resumeRegrades().catch((error: Error) =>
    options.say(`a regrade could not be resumed: ${error.message}`),
  );
}

/** A database whose demo was removed is not untouched: the removal stands in its audit. */
async function isUntouched(): Promise<boolean> {
  const [suites, written] = await Promise.all([db().suite.count(), db().auditEntry.count()]);
  return suites === 0 && written === 0;
}
