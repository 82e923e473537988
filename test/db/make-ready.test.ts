import { beforeAll, describe, expect, it } from "vitest";
import { deleteSuite } from "../../lib/commands/delete-suite.ts";
import { objectsInput } from "../../lib/commands/ingest/objects-input.ts";
import { ingestStream } from "../../lib/commands/ingest-stream.ts";
import { extendSample } from "../../lib/commands/samples/extend-sample.ts";
import { db } from "../../lib/db/client.ts";
import { pool } from "../../lib/db/pool.ts";
import { makeDemoSamples } from "../../lib/demo/demo-samples.ts";
import { DEMO_SEED } from "../../lib/demo/demo-seed.ts";
import { DEMO_SUITE } from "../../lib/demo/demo-suite.ts";
import { generateDemo } from "../../lib/demo/generate-demo.ts";
import { makeReady } from "../../lib/launch/make-ready.ts";
import { findSuite } from "../../lib/queries/find-suite.ts";
import { listSamples } from "../../lib/queries/samples/list-samples.ts";
import { freshDatabase } from "./fresh-database.ts";

/** Lets a start die at the label after the first `count`. */
async function breakAfterLabels(count: number): Promise<void> {
  await pool().query(
    `create function die() returns trigger language plpgsql as $$
     begin if (select count(*) from label) >= ${count} then raise exception 'died'; end if; return new; end $$;
     create trigger die before insert on label for each row execute function die()`,
  );
}

async function mend(): Promise<void> {
  await pool().query("drop trigger die on label; drop function die()");
}

const start = (demo = true) => makeReady({ demo, say: () => undefined, signal: AbortSignal.timeout(60_000) });

const found = async () => {
  const suite = await findSuite(DEMO_SUITE);
  const samples = suite === null ? [] : await listSamples(suite.id);
  const labels = await db().label.findMany({ select: { id: true }, orderBy: { id: "asc" } });
  return {
    suite,
    labels: labels.map(({ id }) => id),
    audit: await db().auditEntry.count(),
    samples: samples.map(({ id, name, progress: { items, labelled } }) => ({ id, name, items, labelled })),
  };
};

describe("a start after one that died behind the demo's ingest", () => {
  freshDatabase();
  beforeAll(async () => {
    const input = objectsInput("demo", () => generateDemo(DEMO_SEED));
    await ingestStream(input, { suite: DEMO_SUITE, via: "demo", actor: "test", demo: true });
  });

  it("leaves the demo alone where none is wanted", async () => {
    await start(false);
    expect((await found()).samples).toEqual([]);
  });

  it("draws the samples, and goes on where labelling broke off", async () => {
    await breakAfterLabels(40);
    await expect(start()).rejects.toThrow("died");
    const first = await found();
    expect(first.samples).toMatchObject([{ name: "failed calls", items: 100, labelled: 40 }]);
    await mend();
    await breakAfterLabels(130);
    await expect(start()).rejects.toThrow("died");
    const second = await found();
    expect(second.samples).toMatchObject([
      { name: "clean and failed records", items: 180, labelled: 30 },
      { ...first.samples[0], labelled: 100 },
    ]);
    await mend();
    await start();
    const third = await found();
    expect(third.samples).toEqual(second.samples.map((sample) => ({ ...sample, labelled: sample.items })));
    expect(third.labels).toHaveLength(280);
    expect(third.labels).toEqual(expect.arrayContaining([...second.labels]));
  });

  it("changes nothing where all is there, and labels nothing that a person added", async () => {
    const before = await found();
    await start();
    expect(await found()).toEqual(before);
    const calls = before.samples.find(({ name }) => name === "failed calls");
    await extendSample(before.suite?.id ?? 0, calls?.id ?? 0, { failed: 110, clean: 0, actor: "test" });
    const extended = await found();
    expect(extended.samples).toContainEqual({ ...calls, items: 110, labelled: 100 });
    await start();
    expect(await found()).toEqual(extended);
  });

  it("brings no removed demo back", async () => {
    const { suite } = await found();
    await deleteSuite(suite?.id ?? 0, "test");
    await start();
    expect(await found()).toMatchObject({ suite: null, samples: [], labels: [] });
  });
});

describe("two starts at once on one database", () => {
  freshDatabase();

  it("make one demo with two samples, each labelled once", async () => {
    const input = objectsInput("demo", () => generateDemo(DEMO_SEED));
    await ingestStream(input, { suite: DEMO_SUITE, via: "demo", actor: "test", demo: true });
    await Promise.all([makeDemoSamples(), makeDemoSamples()]);
    const { samples, labels } = await found();
    expect(samples.map(({ items, labelled }) => [items, labelled])).toEqual([
      [180, 180],
      [100, 100],
    ]);
    expect(labels).toHaveLength(280);
  });
});

describe("a start on a suite that is named like the demo, but is none", () => {
  freshDatabase();

  it("draws nothing from it", async () => {
    const input = objectsInput("own", () => generateDemo(DEMO_SEED));
    await ingestStream(input, { suite: DEMO_SUITE, via: "cli", actor: "test" });
    await start();
    expect((await found()).samples).toEqual([]);
  });
});
