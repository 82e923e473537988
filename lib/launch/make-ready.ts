import { objectsInput } from "../commands/ingest/objects-input.ts";
import { ingestStream } from "../commands/ingest-stream.ts";
import { markDeadIngests } from "../commands/mark-dead-ingests.ts";
import { resumeRegrades } from "../commands/resume-regrades.ts";
import { db } from "../db/client.ts";
import { makeDemoSamples } from "../demo/demo-samples.ts";
import { DEMO_SEED } from "../demo/demo-seed.ts";
import { DEMO_SUITE } from "../demo/demo-suite.ts";
import { generateDemo } from "../demo/generate-demo.ts";

type MakeReady = {
  readonly demo: boolean;
  readonly say: (text: string) => void;
  readonly signal: AbortSignal;
};

/** What a start does once the database answers: the demo into an empty one, and what an earlier process left undone. */
export async function makeReady({ demo, say, signal }: MakeReady): Promise<void> {
  await markDeadIngests();
  if (demo && (await lacksDemo())) {
    say("making the demo suite …");
    const input = objectsInput("demo generator", () => generateDemo(DEMO_SEED));
    await ingestStream(input, { suite: DEMO_SUITE, via: "demo", actor: "claimcheck", demo: true, signal });
  }
  if (demo) await makeDemoSamples(signal);
  // In the background: regrading a large suite takes minutes, and the pages say that it goes on.
  void resumeRegrades(signal).catch((error: Error) => {
    if (!signal.aborted) say(`a regrade could not be resumed: ${error.message}`);
  });
}

/** Into an empty database, or where an earlier start was stopped while it made the demo. */
async function lacksDemo(): Promise<boolean> {
  const demo = await db().suite.findUnique({ where: { name: DEMO_SUITE } });
  if (demo?.isDemo) {
    const ended = { suiteId: demo.id, via: "demo", state: { in: ["complete", "accepted"] } };
    return (await db().ingest.count({ where: ended })) === 0;
  }
  // A database whose demo was removed is not untouched: the removal stands in its audit.
  const [suites, written] = await Promise.all([db().suite.count(), db().auditEntry.count()]);
  return suites === 0 && written === 0;
}
